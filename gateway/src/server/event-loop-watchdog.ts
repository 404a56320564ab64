import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

const HEARTBEAT_MS = 250;

/**
 * A worker thread kills the process when its event loop is blocked for this many seconds, so that the supervisor restarts
 * it: a blocked process handles neither health checks nor signals. 0 disables the watchdog.
 */
export function startEventLoopWatchdog(seconds: number): void {
  if (seconds === 0) return;
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(heartbeat, 0, 1), HEARTBEAT_MS).unref();
  const file = new URL('./event-loop-watchdog-thread.ts', import.meta.url);
  new Worker(file, { workerData: { heartbeat, seconds }, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
