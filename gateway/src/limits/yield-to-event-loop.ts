import { setImmediate } from 'node:timers';

/** Milliseconds for which operations resolve values in one turn of the event loop. */
const SLICE_MS = 10;

let sliceEnd: number | undefined;
const waiting: (() => void)[] = [];

/**
 * A promise to wait for where this turn of the event loop has taken its time, else undefined. Those who wait go on in
 * their order, each with all that follows from it, until the time of another turn is over.
 */
export function yieldToEventLoop(): Promise<void> | undefined {
  if (sliceEnd === undefined) beginSlice();
  if (waiting.length === 0 && !isOver()) return;
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resume);
  });
}

function beginSlice(): void {
  sliceEnd = performance.now() + SLICE_MS;
  setImmediate(() => {
    sliceEnd = undefined;
  });
}

function isOver(): boolean {
  return sliceEnd !== undefined && performance.now() > sliceEnd;
}

function resume(): void {
  if (sliceEnd === undefined) beginSlice();
  waiting.shift()?.();
  if (waiting.length === 0) return;
  // Ticks run once all promises that the last one settled have been followed up.
  if (isOver()) setImmediate(resume);
  else process.nextTick(resume);
}
