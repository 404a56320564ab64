import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it.each([
  ['', 1],
  ['<p>One short sentence.</p>', 1],
  [`<p>${'word '.repeat(700)}</p>`, 5],
  [`<p class="${'ignored '.repeat(2000)}">${'word &amp; '.repeat(280)}</p>`, 2],
  [`<p>${'离型膜'.repeat(250)}</p>`, 3],
  [`<p>${'树脂'.repeat(125)}${' DLP'.repeat(140)}</p>`, 2],
])('R71 counts the words and Chinese characters of a text, not its markup: %#', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
