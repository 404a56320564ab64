import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { createCors } from './cors.ts';
import { createFastLane } from './fast-lane.ts';
import { createGate } from './gate.ts';
import { BODY_LIMIT, createHttp } from './http.ts';
import { createMetrics } from './metrics.ts';
import { createRawErrors } from './raw-error.ts';

const READERS = 8;
const TWELVE_MEGABYTES = 12 * 1024 * 1024;
const WRITE_TIMEOUT_MS = 300;
const FEW_BYTES_EVERY_MS = 20;

const toRequest = (body: string) =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Sends bytes, and reads nothing. */
async function neverRead(origin: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.pause().write(bytes);
  return socket;
}

/** The HTTP of the gateway with as many permits as there are readers, where every operation answers 12 MB. */
async function startLargeAnswers() {
  const cors = createCors();
  const rawErrors = createRawErrors(cors);
  const fastLane = createFastLane({
    answers: createAnswerCache({ maxBytes: 0, onFault: () => {} }),
    metrics: createMetrics(new Set()),
    bodyLimit: BODY_LIMIT,
    gate: createGate(READERS, WRITE_TIMEOUT_MS),
    cors,
    rawErrors,
  });
  const app = createHttp({ fastLane, rawErrors, log: pino({ level: 'silent' }) });
  app.post('/graphql', async () => Buffer.alloc(TWELVE_MEGABYTES, 'x'));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const ask = () =>
    fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"other"' });
  const askUntil = async (wanted: number) => {
    const response = await ask();
    const { byteLength } = await response.arrayBuffer();
    return response.status === wanted ? { status: response.status, byteLength } : undefined;
  };
  return { origin, askUntil };
}

describe('clients that do not read', () => {
  it('S22 lose their permits after the write timeout, so that others are served in full', async () => {
    const { origin, askUntil } = await startLargeAnswers();
    for (let reader = 0; reader < READERS; reader++) await neverRead(origin, toRequest(String(reader)));
    await expect.poll(() => askUntil(503)).toMatchObject({ status: 503 });
    await expect.poll(() => askUntil(200), { timeout: 10_000 }).toEqual({ status: 200, byteLength: TWELVE_MEGABYTES });
  });

  it('S22 lose them also where they read a few bytes now and then', async () => {
    const { origin, askUntil } = await startLargeAnswers();
    const readers = Array.from({ length: READERS }, (_, reader) => neverRead(origin, toRequest(String(reader))));
    const timers = (await Promise.all(readers)).map((socket) => setInterval(() => socket.read(10), FEW_BYTES_EVERY_MS));
    onTestFinished(() => timers.forEach(clearInterval));
    await expect.poll(() => askUntil(503)).toMatchObject({ status: 503 });
    await expect.poll(() => askUntil(200), { timeout: 10_000 }).toMatchObject({ byteLength: TWELVE_MEGABYTES });
  });
});
