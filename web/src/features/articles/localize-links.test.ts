import { expect, it } from 'vitest';
import { localizeLinks } from './localize-links.ts';

it('R5 localizes internal links and keeps external ones', () => {
  const html = '<p>Our <a href="/hardware/A2D">A2D</a> and <a href="https://iso.org/"><em>ISO</em></a>.</p>';
  expect(localizeLinks(html, 'en')).toBe(html);
  expect(localizeLinks(html, 'de')).toBe(html.replace('/hardware', '/de/hardware'));
});

it('keeps query and fragment', () => {
  expect(localizeLinks('<a href="/material/0-all?category=denture&amp;page=2#list">Resins</a>', 'cn')).toBe(
    '<a href="/cn/material/0-all?category=denture&amp;page=2#list">Resins</a>',
  );
});

it('unwraps links to unknown pages', () => {
  const html = '<p>See <a href="/SAP/ultra">\n<strong>Ultra</strong></a>, <a href="/SAP/ultra-net">Ultra-Net</a>.</p>';
  expect(localizeLinks(html, 'en')).toBe(
    '<p>See \n<strong>Ultra</strong>, <a href="/SAP/ultra-net">Ultra-Net</a>.</p>',
  );
});

it('Q26 links to the newsroom in every language but Chinese', () => {
  const html = '<a href="/newsroom">Newsroom</a> <a href="/news/141">A story</a>';
  expect(localizeLinks(html, 'en')).toBe(html);
  expect(localizeLinks(html, 'cn')).toBe('Newsroom <a href="/cn/news/141">A story</a>');
});
