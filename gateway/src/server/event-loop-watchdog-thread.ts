import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';

const CHECK_MS = 250;
const STDERR = 2;
const PINO_FATAL = 60;

const { heartbeat, seconds } = z.object({ heartbeat: z.instanceof(Int32Array), seconds: z.number() }).parse(workerData);

// Counts checks instead of time: a suspended machine has not blocked the event loop.
const neverNotified = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let last = 0;
let missed = 0;
while (missed * CHECK_MS < seconds * 1000) {
  Atomics.wait(neverNotified, 0, 0, CHECK_MS);
  const current = Atomics.load(heartbeat, 0);
  missed = current === last ? missed + 1 : 0;
  last = current;
}
const { pid } = process;
const line = { level: PINO_FATAL, time: Date.now(), pid, hostname: hostname(), seconds, msg: 'event loop blocked' };
writeSync(STDERR, `${JSON.stringify(line)}\n`);
process.kill(pid, 'SIGKILL');
