import { expect, it } from 'vitest';
import { toArticleBlocks } from './article-blocks.ts';

it('R397 splits an article into headings, paragraphs and lists without markup', () => {
  const html =
    '<p>Plan an <strong>hour</strong>.</p><h3>Wash &amp; cure</h3><ol><li>Open <em>Settings</em>.</li><li>Start<br />it.</li></ol><ul><li>20\u00a0°C</li></ul>';
  expect(toArticleBlocks(html)).toEqual([
    { kind: 'PARAGRAPH', text: 'Plan an hour.' },
    { kind: 'HEADING', text: 'Wash & cure' },
    { kind: 'LIST', isOrdered: true, items: ['Open Settings.', 'Start it.'] },
    { kind: 'LIST', isOrdered: false, items: ['20\u00a0°C'] },
  ]);
});

it('R399 keeps the cells of a table', () => {
  const html =
    '<table><thead><tr><th>Measure</th><th>Mean</th></tr></thead><tbody><tr><td>Canine</td><td>−9</td></tr></tbody></table>';
  expect(toArticleBlocks(html)).toEqual([
    {
      kind: 'TABLE',
      rows: [
        ['Measure', 'Mean'],
        ['Canine', '−9'],
      ],
    },
  ]);
});
