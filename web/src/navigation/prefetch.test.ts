import { expect, it } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('R344 Q51 allows prefetching with %j: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
