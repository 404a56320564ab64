import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body, Fault, ReceivedRequest } from './fault.ts';

export type UpstreamResponse = { status: number; headers: Record<string, string>; body: Body };

/** Time for written bytes to arrive before the connection is reset. */
const FLUSH_MS = 20;

/** Calls the service, unless the fault replaces the response. */
export async function createFaultyResponse(
  fault: Fault,
  request: ReceivedRequest,
  signal: AbortSignal,
  callService: () => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  if (fault.dropReused && request.isReused) throw new Error('Connection idle for too long');
  if (fault.blackhole) await untilAborted(signal);
  await fault.requestHold?.wait();
  if (fault.requestLatency) await sleep(fault.requestLatency, undefined, { signal });
  const { status = 200, headers = {}, body = '' } = fault;
  if (fault.status !== undefined || fault.body !== undefined) return { status, headers, body };
  const response = await callService();
  await fault.responseHold?.wait();
  if (fault.responseLatency) await sleep(fault.responseLatency, undefined, { signal });
  const changed = { ...response, headers: { ...response.headers, ...headers } };
  if (!fault.rewrite) return changed;
  return { ...changed, body: JSON.stringify(fault.rewrite(JSON.parse(String(response.body)), request)) };
}

/** Sends a response, or breaks it off as the fault says. */
export async function sendFaultyResponse(
  fault: Fault,
  { status, headers, body }: UpstreamResponse,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  if (fault.truncateHeaders) {
    response.socket?.end(`HTTP/1.1 ${status} OK\r\nContent-Ty`);
  } else if (fault.bytesPerSecond) {
    response.writeHead(status, headers);
    await drip(toBuffer(body), fault.bytesPerSecond, response, signal);
  } else if (fault.resetAfter !== undefined) {
    response.writeHead(status, headers).flushHeaders();
    await reset(toBuffer(body).subarray(0, fault.resetAfter), response);
  } else {
    response.writeHead(status, headers);
    await pipeline(Readable.from(typeof body === 'string' ? [toBuffer(body)] : body, { objectMode: false }), response);
  }
}

async function drip(
  bytes: Buffer,
  bytesPerSecond: number,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  for (const byte of bytes) {
    response.write(Buffer.of(byte));
    await sleep(1_000 / bytesPerSecond, undefined, { signal });
  }
  response.end();
}

async function reset(bytes: Buffer, response: ServerResponse): Promise<void> {
  await new Promise((resolve) => response.write(bytes, resolve));
  await sleep(FLUSH_MS);
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
