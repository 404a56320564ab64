import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

const BEAT_MS = 250;

/**
 * Has a thread of its own kill the process once its event loop has been blocked for so many seconds: a blocked process
 * answers no health check and runs no signal handler, so whatever supervises it has to start another. 0 turns it off.
 */
export function startEventLoopWatchdog(seconds: number): void {
  if (seconds === 0) return;
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(heartbeat, 0, 1), BEAT_MS).unref();
  const file = new URL('./event-loop-watchdog-thread.ts', import.meta.url);
  new Worker(file, { workerData: { heartbeat, seconds }, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
