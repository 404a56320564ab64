import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

it('leaves out headings and tables', () => {
  expect(toPlainText('<p>Wash twice.</p>\n<h2 id="cure">Cure</h2><p>Cure fully.</p>')).toBe('Wash twice.\nCure fully.');
  expect(toPlainText('<table><tr><td>A2D</td></tr></table><p>Cure.</p>')).toBe('Cure.');
});

it('gives each list item a line', () => {
  expect(toPlainText('<ul>\n  <li>Scan.</li>\n  <li>设计。</li><li>Print &amp; cure</li></ul>')).toBe(
    'Scan.\n设计。\nPrint & cure',
  );
});

it('leaves no gap where a link or an emphasis ends', () => {
  expect(toPlainText('<p>See <a href="/x">wax-up</a>. A <strong>first</strong>, <em>last</em>.</p>')).toBe(
    'See wax-up. A first, last.',
  );
});

it('keeps spaces that must not break', () => {
  expect(toPlainText('<p>±37.5&nbsp;µm at\n 30\u00a0°C</p>')).toBe('±37.5\u00a0µm at 30\u00a0°C');
});
