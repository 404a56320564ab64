import { expect, it } from 'vitest';
import { toVisibleColumns } from './visible-columns.ts';

const four = { clientWidth: 350, scrollWidth: 660 };

it.each([
  ['at the start', { ...four, scrollLeft: 0 }, { first: 1, last: 2 }],
  ['one column on', { ...four, scrollLeft: 165 }, { first: 2, last: 3 }],
  ['at the end, where the first column is cut off', { ...four, scrollLeft: 310 }, { first: 3, last: 4 }],
  ['if all fit', { clientWidth: 800, scrollWidth: 800, scrollLeft: 0 }, { first: 1, last: 4 }],
  ['before layout', { clientWidth: 0, scrollWidth: 0, scrollLeft: 0 }, { first: 1, last: 4 }],
])('R220 counts the visible printers %s', (_, box, expected) => {
  expect(toVisibleColumns(box, 4)).toEqual(expected);
});
