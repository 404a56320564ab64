import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const CHECK_MS = 250;
const STDERR = 2;
/** As pino writes it. */
const FATAL = 60;

const { heartbeat, seconds } = z.object({ heartbeat: z.instanceof(Int32Array), seconds: z.number() }).parse(workerData);

// Counts its own checks, not the clock: a machine that slept has not blocked the loop.
const idle = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let last = 0;
let missed = 0;
while (missed * CHECK_MS < seconds * 1000) {
  Atomics.wait(idle, 0, 0, CHECK_MS);
  const beat = Atomics.load(heartbeat, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
}
const { pid } = process;
const line = { level: FATAL, time: Date.now(), pid, hostname: hostname(), seconds, msg: 'event loop blocked' };
writeSync(STDERR, `${JSON.stringify(line)}\n`);
process.kill(pid, 'SIGKILL');
