import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { recordClientAddresses } from '../../gateway/client-address.ts';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from './route.ts';

const HANDLERS = new Map(Object.entries({ DELETE, GET, OPTIONS, PATCH, POST, PUT }));
const APP = 'https://app.example';
const CHALLENGE = JSON.stringify({ query: 'mutation { createFormChallenge { id } }' });

type Options = Parameters<typeof startGateway>[0] & { siteTrusts?: string };

/** The route behind a server of Node, in front of a real gateway. */
async function start({ siteTrusts = '', ...options }: Options = {}) {
  const gateway = await startGateway(options);
  vi.stubEnv('GATEWAY_URL', gateway.origin);
  const stopRecording = recordClientAddresses(siteTrusts);
  const server = createServer(async (incoming, outgoing) => {
    const handle = HANDLERS.get(incoming.method ?? '');
    if (!handle) return outgoing.writeHead(405).end();
    const response = await handle(await toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    stopRecording();
    await gateway.close();
    vi.unstubAllEnvs();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = incoming.method === 'POST' ? { body: new Uint8Array(await buffer(incoming)) } : {};
  return new Request(`http://site${incoming.url}`, { method: incoming.method ?? 'GET', headers, ...body });
}

const post = (url: string, headers: Record<string, string> = {}, body: string | Uint8Array<ArrayBuffer> = CHALLENGE) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

async function countRefused(url: string, addresses: string[]): Promise<number> {
  let refused = 0;
  for (const address of addresses) {
    const { errors } = await (await post(url, { 'x-forwarded-for': address })).json();
    if (errors?.[0].extensions.code === 'RATE_LIMITED') refused++;
  }
  return refused;
}

const MADE_UP = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '2001:db8::1', 'x', '1.1.1.1, 192.0.2.4'];

describe('the gateway at the address of the site', () => {
  it('counts a client by its connection, whatever it says of its address', async () => {
    const url = await start({ limits: { challenge: 2 } });
    expect(await countRefused(url, MADE_UP)).toBe(MADE_UP.length - 2);
  });

  it('counts a client by what a trusted proxy says of it', async () => {
    const url = await start({ limits: { challenge: 2 }, siteTrusts: 'loopback' });
    expect(await countRefused(url, ['192.0.2.1', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1'])).toBe(0);
    expect(
      await countRefused(url, ['::ffff:192.0.2.1', '1.1.1.1, 192.0.2.1', '2001:db8:1:1::2', '2001:db8:1:1::3']),
    ).toBe(2);
  });

  it('believes no address of a request that came before addresses were recorded', async () => {
    const url = await start({ limits: { challenge: 2 } });
    globalThis.clientAddressHeader = undefined;
    expect(await countRefused(url, MADE_UP)).toBe(MADE_UP.length - 2);
  });

  it('gives pages of other origins the permission that the gateway gives', async () => {
    const url = await start({ corsOrigins: [APP] });
    const headers = { origin: APP, 'access-control-request-method': 'POST', 'access-control-request-headers': 'lang' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-headers': 'lang',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '86400',
    });
    const response = await post(url, { origin: APP });
    expect(response.headers.get('access-control-allow-origin')).toBe(APP);
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(response.headers.get('vary')).toContain('origin');
    expect(
      (await post(url, { origin: 'https://other.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s as the gateway does', async (method) => {
    const response = await fetch(await start(), { method, headers: { origin: APP } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('hands compressed bodies on, and rejects other encodings and charsets', async () => {
    const url = await start();
    const packed = new Uint8Array(gzipSync(CHALLENGE));
    expect((await post(url, { 'content-encoding': 'gzip' }, packed)).status).toBe(200);
    expect((await post(url, { 'content-encoding': 'zstd' }, packed)).status).toBe(415);
    expect((await post(url, { 'content-type': 'application/json; charset=utf-16' })).status).toBe(415);
  });

  it('tells a page of any origin that a body is too large, and that there is no gateway', async () => {
    const url = await start();
    const large = await post(url, { origin: APP }, 'x'.repeat(200_000));
    vi.stubEnv('GATEWAY_URL', 'http://127.0.0.1:1');
    const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const absent = await post(url, { origin: APP });
    expect([large.status, absent.status, complaint.mock.calls.length]).toEqual([413, 502, 1]);
    complaint.mockClear();
    for (const response of [large, absent]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
    }
  });
});
