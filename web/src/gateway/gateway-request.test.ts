import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { formatStaleStatus } from '@heliograph/schema/stale-response.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { requestGateway } from './gateway-request.ts';

const QUERY = gql`
  query Name {
    name
  }
`;
const TYPE = { 'content-type': 'application/json' };
/** Five seconds, less the inaccuracy of timers. */
const SHORTEST_MS = 4_900;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function request(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return requestGateway(`http://127.0.0.1:${port}/graphql`, QUERY, {});
}

const respond =
  (bodies: { data?: unknown; errors?: unknown; headers?: Record<string, string> }[]): RequestListener =>
  (_request, response) => {
    const { headers, ...body } = (bodies.length > 1 ? bodies.shift() : bodies[0]) ?? {};
    response.writeHead(200, { ...TYPE, ...headers }).end(JSON.stringify(body));
  };

const fresh = (name: string) => ({ data: { name } });
const stale = (name: string) => ({
  ...fresh(name),
  headers: { 'cache-status': formatStaleStatus({ ttlMs: 60_000, ageMs: 90_000 }), age: '90' },
});

describe('a request to the gateway', () => {
  it.concurrent.each<[string, RequestListener]>([
    ['never responds', () => {}],
    ['sends headers and then nothing', (_request, response) => void response.writeHead(200, TYPE).write('{"data":')],
    [
      'sends a byte at a time',
      (_request, response) => {
        response.writeHead(200, TYPE);
        const timer = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('S2 fails after five seconds if the gateway %s', async (_case, listener) => {
    const begun = performance.now();
    await expect(request(listener)).rejects.toThrow();
    expect(performance.now() - begun).toBeGreaterThan(SHORTEST_MS);
  });

  it.each<[string, RequestListener, string]>([
    ['an error beside data', respond([{ ...fresh('old'), errors: [{ message: 'x', path: ['name'] }] }]), 'x'],
    ['an error alone', respond([{ errors: [{ message: 'x' }] }]), 'x'],
    [
      '503',
      (_request, response) => void response.writeHead(503, TYPE).end('{"errors":[{"message":"x"}]}'),
      'Response not successful: Received status code 503',
    ],
    ['no JSON', (_request, response) => void response.writeHead(200, TYPE).end('<html>'), 'is not valid JSON'],
    ['a lost connection', (_request, response) => void response.destroy(), 'fetch failed'],
  ])('S18 fails on %s', async (_case, listener, message) => {
    await expect(request(listener)).rejects.toThrow(message);
  });

  it('S21 returns the cache tags of the response', async () => {
    const headers = { 'cache-tag': 'product,product:1,seo' };
    expect(await request(respond([{ ...fresh('new'), headers }]))).toEqual({
      data: { name: 'new' },
      tags: ['product', 'product:1', 'seo'],
      staleSince: null,
    });
    expect(await request(respond([fresh('new')]))).toMatchObject({ tags: [] });
  });

  it('S21 retries until a stale response is fresh', async () => {
    expect(await request(respond([stale('old'), stale('old'), fresh('new')]))).toMatchObject({
      data: { name: 'new' },
      staleSince: null,
    });
  });

  it('S21 returns a stale response if no fresh one is available, also if retries fail', async () => {
    expect(await request(respond([stale('old')]))).toMatchObject({
      data: { name: 'old' },
      staleSince: expect.closeTo(Date.now() - 90_000, -5),
    });
    expect(await request(respond([stale('old'), { errors: [{ message: 'x' }] }]))).toMatchObject({
      staleSince: expect.any(Number),
    });
  });
});
