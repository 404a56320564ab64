import { expect, it, vi } from 'vitest';
import { forEachInSlices } from './for-each-in-slices.ts';

it('work in slices leaves turns of the event loop to others, about every 10 ms', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const events: string[] = [];
  const other = () => {
    events.push('other');
    if (events.length < 8) setImmediate(other);
  };
  setImmediate(other);
  await forEachInSlices([1, 2, 3, 4, 5, 6], (item) => {
    now += 5;
    events.push(`item ${item}`);
  });
  expect(events).toEqual(['item 1', 'item 2', 'other', 'item 3', 'item 4', 'other', 'item 5', 'item 6', 'other']);
});
