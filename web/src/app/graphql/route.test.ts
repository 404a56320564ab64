import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordClientAddresses } from '#gateway/client-address.ts';
import { startGateway } from '../../../../gateway/src/testing/start-gateway.ts';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from './route.ts';

const HANDLERS = new Map(Object.entries({ DELETE, GET, OPTIONS, PATCH, POST, PUT }));
const APP = 'https://app.example';
const CHALLENGE = JSON.stringify({ query: 'mutation { createFormChallenge { id } }' });

type Options = Parameters<typeof startGateway>[0] & { siteTrusts?: string };

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

async function countRateLimited(url: string, addresses: string[]): Promise<number> {
  let rateLimited = 0;
  for (const address of addresses) {
    const { errors } = await (await post(url, { 'x-forwarded-for': address })).json();
    if (errors?.[0].extensions.code === 'RATE_LIMITED') rateLimited++;
  }
  return rateLimited;
}

const SPOOFED_ADDRESSES = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '2001:db8::1', 'x', '1.1.1.1, 192.0.2.4'];

describe('the GraphQL proxy', () => {
  it('rate-limits by connection, ignoring spoofed addresses', async () => {
    const url = await start({ rateLimits: { challenge: 2 } });
    expect(await countRateLimited(url, SPOOFED_ADDRESSES)).toBe(SPOOFED_ADDRESSES.length - 2);
  });

  it('rate-limits by the address from a trusted proxy', async () => {
    const url = await start({ rateLimits: { challenge: 2 }, siteTrusts: 'loopback' });
    expect(await countRateLimited(url, ['192.0.2.1', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1'])).toBe(0);
    expect(
      await countRateLimited(url, ['::ffff:192.0.2.1', '1.1.1.1, 192.0.2.1', '2001:db8:1:1::2', '2001:db8:1:1::3']),
    ).toBe(2);
  });

  it('trusts no address before recording has started', async () => {
    const url = await start({ rateLimits: { challenge: 2 } });
    globalThis.clientAddressHeader = undefined;
    expect(await countRateLimited(url, SPOOFED_ADDRESSES)).toBe(SPOOFED_ADDRESSES.length - 2);
  });

  it("forwards the gateway's CORS headers", async () => {
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
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('vary')).toContain('origin');
    expect(
      (await post(url, { origin: 'https://other.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('forwards the client key, which has a quota of its own', async () => {
    const client = { name: 'showroom-kiosk', key: 'only-for-this-test' };
    const url = await start({ rateLimits: { challenge: 1 }, formClients: [{ ...client, quota: 5 }] });
    const headers = { 'apollographql-client-name': client.name };
    const codes = [];
    for (const key of ['', '', 'wrong', client.key, client.key]) {
      const { errors } = await (await post(url, { ...headers, ...(key && { 'x-client-key': key }) })).json();
      codes.push(errors?.[0].extensions.code);
    }
    expect(codes).toEqual([undefined, 'RATE_LIMITED', 'RATE_LIMITED', undefined, undefined]);
  });

  it('forwards every header that the documentation for app developers names', async () => {
    const documentation = await readFile('docs/for-app-developers.md', 'utf8');
    const requestHeaders = new Set(documentation.match(/\b(?:x-[a-z-]+|apollographql-client-[a-z]+)\b/g));
    const responseHeaders = ['ETag', 'Age', 'Cache-Status', 'Retry-After', 'X-Request-Id', 'Cache-Control'];
    for (const name of responseHeaders) expect(documentation).toContain(name);
    const received: IncomingMessage[] = [];
    const echo = createServer((incoming, outgoing) => {
      received.push(incoming);
      outgoing.writeHead(200, Object.fromEntries(responseHeaders.map((name) => [name, '1']))).end('{}');
    });
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void echo.close());
    const url = await start();
    vi.stubEnv('GATEWAY_URL', `http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
    const sent = Object.fromEntries([...requestHeaders, 'lang', 'if-none-match'].map((name) => [name, 'value']));
    const response = await post(url, sent);
    expect(received[0]?.headers).toMatchObject(sent);
    expect(responseHeaders.filter((name) => response.headers.get(name) !== '1')).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s like the gateway', async (method) => {
    const response = await fetch(await start(), { method, headers: { origin: APP } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('forwards compressed bodies, and rejects other encodings and charsets', async () => {
    const url = await start();
    const packed = new Uint8Array(gzipSync(CHALLENGE));
    expect((await post(url, { 'content-encoding': 'gzip' }, packed)).status).toBe(200);
    expect((await post(url, { 'content-encoding': 'zstd' }, packed)).status).toBe(415);
    expect((await post(url, { 'content-type': 'application/json; charset=utf-16' })).status).toBe(415);
  });

  it('reports an oversized body and an unreachable gateway with CORS headers', async () => {
    const url = await start();
    vi.stubEnv('GATEWAY_URL', 'http://127.0.0.1:1');
    const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const large = await post(url, { origin: APP }, 'x'.repeat(200_000));
    const unreachable = await post(url, { origin: APP });
    expect([large.status, unreachable.status, consoleError.mock.calls.length]).toEqual([413, 502, 1]);
    consoleError.mockClear();
    for (const response of [large, unreachable]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
    }
  });
});
