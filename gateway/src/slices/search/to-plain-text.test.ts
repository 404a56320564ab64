import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

const textOf = (html: string) => toPlainText(html).replace(/\s+/g, ' ').trim();

it('leaves out headings, which would run into the next sentence', () => {
  expect(textOf('<p>Wash twice.</p><h2 id="cure">Cure</h2><p>Cure fully.</p>')).toBe('Wash twice. Cure fully.');
});

it('separates cells and list items that do not end as a sentence', () => {
  expect(textOf('<table><tr><td>A2D</td><td>±37.5&nbsp;µm</td></tr></table>')).toBe('A2D · ±37.5 µm ·');
  expect(textOf('<ul><li>Scan.</li><li>设计。</li><li>Print &amp; cure</li></ul>')).toBe('Scan. 设计。 Print & cure ·');
});

it('leaves no gap where a link or an emphasis ends', () => {
  expect(textOf('<p>See <a href="/x">wax-up</a>. A <strong>first</strong>, <em>last</em>.</p>')).toBe(
    'See wax-up. A first, last.',
  );
});
