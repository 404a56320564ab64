import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLegacyService } from './client.ts';
import { recordList } from './lenient-parse.ts';
import type { UpstreamRequest } from './upstream-cache.ts';

async function startClient(listener: RequestListener) {
  const server = createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = createLegacyService(`http://127.0.0.1:${port}`, { report: () => {} });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
  });
  /** Each call is an operation of its own. */
  const inOperation = () => service.inLocale('en');
  return {
    get: <Data>(request: UpstreamRequest<Data>) => inOperation().get(request),
    find: <Data>(request: UpstreamRequest<Data>) => inOperation().find(request),
  };
}

const respondWith = (body: string, status = 200) =>
  startClient((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

const materialRequest = {
  call: 'materialFindById',
  params: { id: '1' },
  schema: z.object({ name: z.string() }),
} as const;

describe('legacy client', () => {
  it('R280 accepts code 200 as a number or a string', async () => {
    const data = { name: 'Cast' };
    expect(await (await respondWith(JSON.stringify({ code: 200, data }))).get(materialRequest)).toEqual(data);
    expect(await (await respondWith(JSON.stringify({ code: '200', data }))).get(materialRequest)).toEqual(data);
  });

  it.each([
    ['another code', { code: 500, data: null }, 500],
    ['a code in a string', { code: '50050', data: false }, 50050],
  ])('R280 S4 reports %s as an error with that code', async (_name, body, legacyCode) => {
    const client = await respondWith(JSON.stringify(body));
    await expect(client.get(materialRequest)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_REFUSED', legacyCode },
    });
  });

  it('returns null for code 404', async () => {
    const client = await respondWith(JSON.stringify({ code: 404, data: null }));
    expect(await client.find(materialRequest)).toBeNull();
  });

  it.each([
    ['missing data', '{"code":200}'],
    ['data of false', '{"code":200,"data":false}'],
    ['data of another schema', '{"code":200,"data":{"name":5}}'],
    ['a missing envelope', '[]'],
    ['truncated JSON', '{"code":200,"da'],
    ['an HTML page', '<!doctype html><title>Welcome</title>'],
    ['an empty body', ''],
    ['a __proto__ key', '{"code":200,"data":{"__proto__":{"name":"x"}}}'],
  ])('S4 S5 reports %s as malformed', async (_name, body) => {
    const client = await respondWith(body);
    await expect(client.get(materialRequest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_MALFORMED' } });
    expect({}).not.toHaveProperty('name');
  });

  it('S5 parses a response with a byte order mark', async () => {
    const client = await respondWith('\uFEFF{"code":200,"data":{"name":"Cast"}}');
    expect(await client.get(materialRequest)).toEqual({ name: 'Cast' });
  });

  it('S5 aborts a response that exceeds the size limit', async () => {
    const chunk = 'x'.repeat(1024 * 1024);
    let written = 0;
    const client = await startClient(async (_request, response) => {
      response.setMaxListeners(0);
      for (; written < 100 && !response.destroyed; written++) {
        if (!response.write(chunk))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
      }
      response.end();
    });
    await expect(client.get(materialRequest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_MALFORMED' } });
    expect(written).toBeLessThan(40);
  });

  it('S1 serves stale data while the service fails and fresh data after it recovers', async () => {
    let body = '{"code":200,"data":{"name":"old"}}';
    const client = await startClient((_request, response) => response.end(body));
    const now = performance.now.bind(performance);
    let hours = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * 60 * 60 * 1000);
    expect(await client.get(materialRequest)).toEqual({ name: 'old' });

    body = 'out of order';
    for (hours = 1; hours < 4; hours++) expect(await client.get(materialRequest)).toEqual({ name: 'old' });

    body = '{"code":200,"data":{"name":"new"}}';
    await expect.poll(() => client.get(materialRequest)).toEqual({ name: 'new' });
  });

  it.each([
    ['200', 200],
    ['404', 404],
    ['400', 400],
  ])('R280 returns null for HTTP %s with code 404', async (_name, status) => {
    const client = await respondWith('{"code":404,"msg":"no such material"}', status);
    expect(await client.find(materialRequest)).toBeNull();
  });

  it.each([
    ['code 50050 under HTTP 400', 400, { code: 50050, data: null }, 50050],
    ['code 50051 in the data under HTTP 422', 422, { code: 422, data: { code: 50051 } }, 50051],
    ['code 50050 under HTTP 500', 500, { code: 50050, data: null }, 50050],
    ['code 409 under HTTP 409', 409, { code: 409, msg: 'conflict', data: null }, 409],
  ])('Q4 R280 reports %s as an error with that code', async (_name, status, body, legacyCode) => {
    const client = await respondWith(JSON.stringify(body), status);
    await expect(client.get(materialRequest)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_REFUSED', legacyCode },
      originalError: { status },
    });
  });

  it.each([
    ['HTTP 404 without an envelope', 404, '<h1>Not found</h1>'],
    ['HTTP 404 for an unknown route', 404, '{"status":404,"error":"Not Found"}'],
    ['HTTP 500 with code 500', 500, '{"code":500,"msg":"Server exception","data":null}'],
  ])('R280 reports %s as unavailable, not as missing', async (_name, status, body) => {
    const client = await respondWith(body, status);
    await expect(client.find(materialRequest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it('R280 exposes the HTTP status and upstream message to the log only', async () => {
    const client = await respondWith(JSON.stringify({ code: 400, msg: `Bad field${'!'.repeat(1_000)}` }), 400);
    const error = await client.get(materialRequest).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ originalError: { message: expect.stringMatching(/^HTTP 400: Bad field!{191}$/) } });
    expect(JSON.stringify(error)).not.toContain('Bad field');
  });

  it('S18 serves the last valid list if the service returns 404', async () => {
    const list = { call: 'newsFindHotTags', schema: recordList(z.object({ code: z.string() })) } as const;
    let body = '{"code":200,"data":[{"code":"a"}]}';
    const client = await startClient((_request, response) => response.end(body));
    const now = performance.now.bind(performance);
    let hours = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * 60 * 60 * 1000);
    expect(await client.get(list)).toEqual([{ code: 'a' }]);
    body = '{"code":404,"data":null}';
    for (hours = 1; hours < 4; hours++) expect(await client.get(list)).toEqual([{ code: 'a' }]);
    body = '{"code":200,"data":[{"code":"b"}]}';
    hours = 5;
    await expect.poll(() => client.get(list)).toEqual([{ code: 'b' }]);
  });

  it('S18 does not cache code 404 of a list', async () => {
    const list = { call: 'newsFindHotTags', schema: recordList(z.object({ code: z.string() })) } as const;
    let body = '{"code":404,"data":null}';
    const client = await startClient((_request, response) => response.end(body));
    await expect(client.get(list)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_REFUSED', legacyCode: 404 } });
    body = '{"code":200,"data":[{"code":"a"}]}';
    expect(await client.get(list)).toEqual([{ code: 'a' }]);
  });

  it('caches a not-found result briefly', async () => {
    let body = '{"code":404,"data":null}';
    const client = await startClient((_request, response) => response.end(body));
    const now = performance.now.bind(performance);
    let minutes = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60 * 1000);
    expect(await client.find(materialRequest)).toBeNull();

    body = '{"code":200,"data":{"name":"new"}}';
    minutes = 2;
    await expect.poll(() => client.find(materialRequest)).toEqual({ name: 'new' });
  });

  it('caches responses except those above the maximum entry size', async () => {
    let requests = 0;
    let name = 'Cast';
    const client = await startClient((_request, response) => {
      requests += 1;
      response.end(JSON.stringify({ code: 200, data: { name } }));
    });
    for (let time = 0; time < 3; time++) await client.get(materialRequest);
    expect(requests).toBe(1);

    name = 'x'.repeat(5 * 1024 * 1024);
    const large = { ...materialRequest, params: { id: '2' } };
    for (let time = 0; time < 3; time++) await client.get(large);
    expect(requests).toBe(4);
  });

  it.each([500, 502, 503, 429, 301])('S3 reports HTTP %i as unavailable', async (status) => {
    const client = await respondWith('{"code":200,"data":{"name":"x"}}', status);
    await expect(client.get(materialRequest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it('S6 reports a closed connection as unavailable', async () => {
    const client = await startClient((request) => request.socket.destroy());
    await expect(client.get(materialRequest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
});
