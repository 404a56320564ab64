import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, createFaultyResponse, sendFaultyResponse } from './apply-fault.ts';
import type { Fault, ReceivedRequest } from './fault.ts';
import { createLatch, type Latch } from './latch.ts';
import { createRequestLog } from './request-log.ts';

/** Stands in front of a service and plays faults: `proxy.set({ path: /material/, latency: 30_000 })`. */
export async function startFaultProxy(target: string) {
  let faults: Fault[] = [];
  const record = createRequestLog();
  const ending = new AbortController();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = record.add(request, await text(request));
    const fault = faults.findLast(({ path, when }) => (path?.test(seen.path) ?? true) && (when?.(seen) ?? true)) ?? {};
    const signal = AbortSignal.any([ending.signal, untilClosed(response)]);
    const answer = await createFaultyResponse(fault, seen, signal, () => ask(target, request, seen.body));
    await sendFaultyResponse(fault, answer, response, signal);
  }

  const server = createServer((request, response) => {
    // Whatever goes wrong while a fault is played, whoever asked sees a connection that ends.
    handle(request, response).catch(() => request.socket.destroy());
  }).on('connection', record.addSocket);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const clear = () => {
    faults = [];
    record.forget();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Plays a fault from now on; of several for a request, the one that was set last. */
    set: (fault: Fault): void => {
      faults.push(fault);
    },
    /** Lets requests wait until the gate is opened. */
    hold: (path: RegExp): Latch => {
      const gate = createLatch();
      faults.push({ path, gate });
      return gate;
    },
    /** Plays no fault any more, and forgets what was asked. */
    clear,
    /** Forgets what was asked. */
    forget: record.forget,
    /** As it was in the beginning: nothing is under way either. */
    reset: async (): Promise<void> => {
      clear();
      server.closeAllConnections();
      if (!server.listening) await listen(port);
    },
    /** What was asked for a path, or at all. */
    seen: (path?: RegExp): ReceivedRequest[] => record.requests(path),
    sockets: record.sockets,
    /** Nothing listens any more, as when the service has ended. */
    refuse: stop,
    /** Listens again after `refuse`. */
    accept: (): Promise<void> => listen(port),
    closeIdle: (): void => server.closeIdleConnections(),
    close: async (): Promise<void> => {
      ending.abort();
      if (server.listening) await stop();
    },
  };
}

function untilClosed(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}

const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

async function ask(target: string, { method = '', url = '', headers }: IncomingMessage, body: string): Promise<Answer> {
  const passedOn = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!OF_THE_CONNECTION.includes(name)) passedOn.set(name, String(value));
  }
  const answer = await fetch(`${target}${url}`, {
    method,
    headers: passedOn,
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { status: answer.status, headers: { 'content-type': type }, body: await answer.text() };
}
