import { expect, it } from 'vitest';
import { toPageWindow } from './page-window.ts';

it('contains the first, the last and the adjacent pages', () => {
  expect(toPageWindow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
});

it('contains a page instead of a gap of one page', () => {
  expect(toPageWindow(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('contains existing pages only', () => {
  expect([toPageWindow(1, 1), toPageWindow(1, 2), toPageWindow(9, 9)]).toEqual([[1], [1, 2], [1, null, 8, 9]]);
});
