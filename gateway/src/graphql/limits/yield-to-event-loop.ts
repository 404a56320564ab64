import { setImmediate } from 'node:timers';

/** Limits for one turn of the event loop: execution time, and values whose resolution starts. */
const SLICE_MS = 10;
const SLICE_VALUES = 4_000;

type Task = { values: number; resolve: () => void };

let sliceEnd: number | undefined;
let startedValues = 0;
const queue: Task[] = [];

/**
 * Returns a promise to await before the values are resolved, or undefined if the current turn of the event loop has
 * capacity. Values are counted up front: those of lists that were loaded together are resolved later in one batch.
 */
export function yieldToEventLoop(values: number): Promise<void> | undefined {
  if (sliceEnd === undefined) startSlice();
  if (queue.length === 0 && !isSliceExhausted()) {
    startedValues += values;
    return;
  }
  return new Promise((resolve) => {
    queue.push({ values, resolve });
    if (queue.length === 1) setImmediate(resumeNext);
  });
}

function startSlice(): void {
  sliceEnd = performance.now() + SLICE_MS;
  startedValues = 0;
  setImmediate(() => {
    sliceEnd = undefined;
  });
}

function isSliceExhausted(): boolean {
  return startedValues >= SLICE_VALUES || (sliceEnd !== undefined && performance.now() > sliceEnd);
}

function resumeNext(): void {
  if (sliceEnd === undefined) startSlice();
  const next = queue.shift();
  startedValues += next?.values ?? 0;
  next?.resolve();
  if (queue.length === 0) return;
  // `nextTick` runs after the promise callbacks of the task that was just resumed.
  if (isSliceExhausted()) setImmediate(resumeNext);
  else process.nextTick(resumeNext);
}
