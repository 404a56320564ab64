import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createResponseCache } from '../response-cache/response-cache.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createCors } from './cors.ts';
import { BODY_LIMIT_BYTES, createFastify } from './create-fastify.ts';
import { createMetrics } from './metrics.ts';
import { createRawErrors } from './raw-error.ts';
import { createRawRequestHandler } from './raw-request-handler.ts';

const PERMITS = 8;
const TWELVE_MEGABYTES = 12 * 1024 * 1024;
const WRITE_TIMEOUT_MS = 300;
const READ_INTERVAL_MS = 20;

const toRequest = (body: string) =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Sends bytes without reading the response. */
async function sendUnread(origin: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.pause().write(bytes);
  return socket;
}

/** An HTTP server whose operations return 12 MB once they are released. */
async function startLargeResponses() {
  const cors = createCors();
  const rawErrors = createRawErrors(cors);
  const rawRequestHandler = createRawRequestHandler({
    responses: createResponseCache({ maxBytes: 0, onRefreshError: () => {} }),
    metrics: createMetrics(() => false),
    bodyLimit: BODY_LIMIT_BYTES,
    limiter: createConcurrencyLimiter(PERMITS, WRITE_TIMEOUT_MS),
    cors,
    rawErrors,
  });
  const app = createFastify({ rawRequestHandler, rawErrors, log: pino({ level: 'silent' }) });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let received = 0;
  app.post('/graphql', async () => {
    received += 1;
    await released;
    return Buffer.alloc(TWELVE_MEGABYTES, 'x');
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const send = () =>
    fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"other"' });
  const read = async () => {
    const response = await send();
    return { status: response.status, byteLength: (await response.arrayBuffer()).byteLength };
  };
  return { origin, read, release, countReceived: () => received };
}

describe('clients', () => {
  it.each([
    ['do not read', () => {}],
    ['read a few bytes now and then', (socket: Socket) => socket.read(10)],
  ])('S22 that %s lose their permits after the write timeout', async (_name, onInterval) => {
    const { origin, read, release, countReceived } = await startLargeResponses();
    for (let reader = 0; reader < PERMITS; reader++) {
      const socket = await sendUnread(origin, toRequest(String(reader)));
      const timer = setInterval(() => onInterval(socket), READ_INTERVAL_MS);
      onTestFinished(() => clearInterval(timer));
    }
    await expect.poll(countReceived).toBe(PERMITS);
    expect(await read()).toMatchObject({ status: 503 });
    release();
    await expect.poll(read, { timeout: 10_000 }).toEqual({ status: 200, byteLength: TWELVE_MEGABYTES });
  });
});
