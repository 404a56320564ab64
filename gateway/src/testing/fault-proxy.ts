import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createFaultyResponse, sendFaultyResponse, type UpstreamResponse } from './apply-fault.ts';
import type { Fault } from './fault.ts';
import { findFreePort } from './free-port.ts';
import { createHold, type Hold } from './hold-requests.ts';
import { createRequestLog } from './request-log.ts';

/** Fault injection through a proxy: `proxy.inject({ path: /material/, requestLatency: 30_000 })`. */
export async function startFaultProxy(target: string) {
  let faults: Fault[] = [];
  const log = createRequestLog();
  const closing = new AbortController();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = log.add(request, await text(request));
    const fault =
      faults.findLast(({ path, when }) => (path?.test(received.path) ?? true) && (when?.(received) ?? true)) ?? {};
    const signal = AbortSignal.any([closing.signal, untilClosed(response)]);
    const upstream = await createFaultyResponse(fault, received, signal, () => forward(target, request, received.body));
    await sendFaultyResponse(fault, upstream, response, signal);
  }

  const server = createServer((request, response) => {
    // On any error, the client sees a closed connection.
    handle(request, response).catch(() => request.socket.destroy());
  }).on('connection', log.addSocket);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const clear = () => {
    faults = [];
    log.clear();
  };
  const port = await findFreePort();
  await listen(port);

  return {
    url: `http://127.0.0.1:${port}`,
    /** Of several faults for a request, the last one applies. */
    inject: (fault: Fault): void => {
      faults.push(fault);
    },
    /** Holds requests until they are released. */
    hold: (path: RegExp): Hold => {
      const requestHold = createHold();
      faults.push({ path, requestHold });
      return requestHold;
    },
    /** Removes all faults and clears the request log. */
    clear,
    clearLog: log.clear,
    /** Removes all faults, clears the request log, closes all connections and accepts new ones. */
    reset: async (): Promise<void> => {
      clear();
      server.closeAllConnections();
      if (!server.listening) await listen(port);
    },
    /** Received requests, optionally those for a path. */
    requests: log.requests,
    sockets: log.sockets,
    /** Refuses connections, like a service that has stopped. */
    refuseConnections: stop,
    acceptConnections: (): Promise<void> => listen(port),
    closeIdleConnections: (): void => server.closeIdleConnections(),
    close: async (): Promise<void> => {
      closing.abort();
      if (server.listening) await stop();
    },
  };
}

function untilClosed(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}

const HOP_BY_HOP_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

async function forward(
  target: string,
  { method = '', url = '', headers }: IncomingMessage,
  body: string,
): Promise<UpstreamResponse> {
  const forwarded = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP_HEADERS.includes(name)) forwarded.set(name, String(value));
  }
  const response = await fetch(`${target}${url}`, {
    method,
    headers: forwarded,
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const tags = response.headers.get('cache-tag');
  const kept = { 'content-type': type, ...(tags && { 'cache-tag': tags }) };
  return { status: response.status, headers: kept, body: await response.text() };
}
