import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of the heap that are reachable. */
export function measureHeap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
