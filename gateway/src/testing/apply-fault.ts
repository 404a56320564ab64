import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body, Fault, ReceivedRequest } from './fault.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Body };

/** Long enough for what was written to arrive before the connection is reset. */
const ARRIVAL_MS = 20;

/** What the fault leaves of the answer. */
export async function createFaultyResponse(
  fault: Fault,
  seen: ReceivedRequest,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (fault.dropReused && seen.isReused) throw new Error('The connection was idle too long');
  if (fault.blackhole) await untilAborted(signal);
  await fault.gate?.pass();
  if (fault.latency) await sleep(fault.latency, undefined, { signal });
  const { status = 200, headers = {}, body = '' } = fault;
  if (fault.status !== undefined || fault.body !== undefined) return { status, headers, body };
  const answer = await ask();
  await fault.responseLatch?.pass();
  if (fault.responseLatency) await sleep(fault.responseLatency, undefined, { signal });
  if (!fault.rewrite) return answer;
  return { ...answer, body: JSON.stringify(fault.rewrite(JSON.parse(String(answer.body)), seen)) };
}

/** Sends an answer in the way of the fault. */
export async function sendFaultyResponse(
  fault: Fault,
  { status, headers, body }: Answer,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  if (fault.truncateHeaders) {
    response.socket?.end(`HTTP/1.1 ${status} OK\r\nContent-Ty`);
  } else if (fault.drip) {
    response.writeHead(status, headers);
    await drip(toBuffer(body), fault.drip, response, signal);
  } else if (fault.resetAfter !== undefined) {
    response.writeHead(status, headers).flushHeaders();
    await reset(toBuffer(body).subarray(0, fault.resetAfter), response);
  } else {
    response.writeHead(status, headers);
    await pipeline(Readable.from(typeof body === 'string' ? [toBuffer(body)] : body, { objectMode: false }), response);
  }
}

async function drip(bytes: Buffer, perSecond: number, response: ServerResponse, signal: AbortSignal): Promise<void> {
  for (const byte of bytes) {
    response.write(Buffer.of(byte));
    await sleep(1_000 / perSecond, undefined, { signal });
  }
  response.end();
}

async function reset(bytes: Buffer, response: ServerResponse): Promise<void> {
  await new Promise((resolve) => response.write(bytes, resolve));
  await sleep(ARRIVAL_MS);
  response.socket?.resetAndDestroy();
}

function toBuffer(body: Body): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : Buffer.concat([...body]);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
