import { expect, it } from 'vitest';
import { toPageWindow } from './page-window.ts';

it('links the first page, the last, and the neighbours of the current one', () => {
  expect(toPageWindow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
});

it('shows a page instead of a gap that would hide only that one', () => {
  expect(toPageWindow(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('never leaves the pages that exist', () => {
  expect([toPageWindow(1, 1), toPageWindow(1, 2), toPageWindow(9, 9)]).toEqual([[1], [1, 2], [1, null, 8, 9]]);
});
