import { expect, it } from 'vitest';
import { drawBars } from './draw-bars.ts';

const table = (...values: string[]) =>
  `<table><thead><tr><th>Program</th><th>Result</th></tr></thead><tbody>${values
    .map((value) => `<tr><td>A</td><td>${value}</td></tr>`)
    .join('')}</tbody></table>`;
const sharesOf = (html: string) => [...html.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share));

it('draws the last column to the scale of its largest number', () => {
  expect(sharesOf(drawBars(table('20', '15', '5'), 'en'))).toEqual([1, 0.75, 0.25]);
  expect(sharesOf(drawBars(table('80 ± 4', '40 ± 5', '20 ± 7'), 'en'))).toEqual([1, 0.5, 0.25]);
  expect(sharesOf(drawBars(table('20\u00a0min', '10\u00a0min', '5\u00a0min'), 'zh-CN'))).toEqual([1, 0.5, 0.25]);
});

it('draws parts of a whole to the scale of the whole', () => {
  const row = (values: readonly number[]) => `<tr>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
  const parts = [
    [1, 0, 19],
    [5, 1, 14],
    [11, 3, 6],
  ];
  expect(sharesOf(drawBars(`<table>${parts.map(row).join('')}</table>`, 'en'))).toEqual([0.95, 0.7, 0.3]);
});

it('reads numbers in the format of the text', () => {
  expect(sharesOf(drawBars(table('1.440', '720', '0,72'), 'de'))).toEqual([1, 0.5, 0.001]);
  expect(sharesOf(drawBars(table('1,440', '720', '0.72'), 'en'))).toEqual([1, 0.5, 0.001]);
});

it.each([
  [['10\u00a0min', '1\u00a0h', '3\u00a0min']],
  [['10', 'about 5', '3']],
  [['10', '5']],
  [['0', '0', '0']],
  [['1.1.1.1', '2', '3']],
])('leaves %j as they are', (values) => {
  expect(drawBars(table(...values), 'en')).toBe(table(...values));
});
