import { setImmediate } from 'node:timers';

/** What operations may do in one turn of the event loop: run for so long, and begin to resolve so many values. */
const SLICE_MS = 10;
const SLICE_VALUES = 4_000;

type Waiting = { values: number; goOn: () => void };

let sliceEnd: number | undefined;
let begunValues = 0;
const waiting: Waiting[] = [];

/**
 * A promise to wait for before so many values are resolved, where this turn of the event loop has enough to do; else
 * undefined. Values count when they are begun: those of all lists that were loaded together are resolved later, in one go.
 */
export function yieldToEventLoop(values: number): Promise<void> | undefined {
  if (sliceEnd === undefined) beginSlice();
  if (waiting.length === 0 && !isOver()) {
    begunValues += values;
    return;
  }
  return new Promise((goOn) => {
    waiting.push({ values, goOn });
    if (waiting.length === 1) setImmediate(resume);
  });
}

function beginSlice(): void {
  sliceEnd = performance.now() + SLICE_MS;
  begunValues = 0;
  setImmediate(() => {
    sliceEnd = undefined;
  });
}

function isOver(): boolean {
  return begunValues >= SLICE_VALUES || (sliceEnd !== undefined && performance.now() > sliceEnd);
}

function resume(): void {
  if (sliceEnd === undefined) beginSlice();
  const next = waiting.shift();
  begunValues += next?.values ?? 0;
  next?.goOn();
  if (waiting.length === 0) return;
  // A tick runs once all promises that the last one settled have been followed up.
  if (isOver()) setImmediate(resume);
  else process.nextTick(resume);
}
