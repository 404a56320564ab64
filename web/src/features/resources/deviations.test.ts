import { expect, it } from 'vitest';
import { readDeviations } from './deviations.ts';

it('reads mean and standard deviation of each measure, in all languages', () => {
  const head = '<tr><th>Maß</th><th>Sollwert (mm)</th><th>Mittel</th><th>Streuung</th></tr>';
  const rows =
    '<tr><td>Bogen</td><td>28,00</td><td>−9</td><td>10</td></tr><tr><td>圆柱直径</td><td>6.00</td><td>+7</td><td>8</td></tr>';
  expect(readDeviations(`<h2>Ergebnis</h2><table>${head}${rows}</table>`)).toEqual([
    { measure: 'Bogen', mean: -9, spread: 10 },
    { measure: '圆柱直径', mean: 7, spread: 8 },
  ]);
});

it('leaves out other tables', () => {
  expect(readDeviations('<table><tr><td>A</td><td>3 h</td><td>19</td></tr><tr><td>B</td></tr></table>')).toEqual([]);
});
