import { expect, it } from 'vitest';
import { closeRange } from './close-range.ts';

it.each([
  ['February 25\u2009–\u200927, 2027', 'February 25–27, 2027'],
  ['9:00\u202fAM\u2009–\u20096:00\u202fPM', '9:00\u00a0AM–6:00\u00a0PM'],
  ['February 28 – March 2, 2027', 'February 28 – March 2, 2027'],
  ['28. Februar – 2. März 2027', '28. Februar – 2. März 2027'],
])('closes %s up where numbers meet', (range, closed) => {
  expect(closeRange(range)).toBe(closed);
});
