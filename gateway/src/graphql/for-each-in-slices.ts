import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

/** Lets the event loop handle other requests after each slice of this time. */
export async function forEachInSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + SLICE_MS;
  }
}
