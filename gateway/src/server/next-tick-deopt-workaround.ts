import { executionAsyncResource } from 'node:async_hooks';

const kept = new Set<object>();

/**
 * Keeps `process.nextTick` fast, which Node calls several times for each request. A garbage collection of the whole heap
 * forgets the hidden class of objects of which none is alive, such as those that wait for the next tick. V8 makes a new
 * class, but (in Node 24) never optimizes again what builds them: a call takes ten times as long for the rest of the
 * process. One such object that stays keeps the class.
 */
export function preventNextTickDeoptimization(): void {
  process.nextTick(() => kept.add(executionAsyncResource()));
}
