import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLegacyService } from './client.ts';
import { recordList } from './lenient-parse.ts';

/** A content service that answers every call in one way. */
async function clientOf(listener: RequestListener) {
  const server = createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = createLegacyService(`http://127.0.0.1:${port}`, { report: () => {} });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
  });
  return service.inLocale('en');
}

const answering = (body: string, status = 200) =>
  clientOf((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

const question = {
  call: 'materialFindById',
  params: { id: '1' },
  schema: z.object({ name: z.string() }),
} as const;

describe('legacy client', () => {
  it('R280 takes code 200 for success, as a number or as a text', async () => {
    const data = { name: 'Cast' };
    expect(await (await answering(JSON.stringify({ code: 200, data }))).get(question)).toEqual(data);
    expect(await (await answering(JSON.stringify({ code: '200', data }))).get(question)).toEqual(data);
  });

  it.each([
    ['another code', { code: 500, data: null }, 500],
    ['a code in words', { code: '50050', data: false }, 50050],
  ])('R280 S4 refuses %s with that code', async (_name, body, legacyCode) => {
    const client = await answering(JSON.stringify(body));
    await expect(client.get(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_REFUSED', legacyCode } });
  });

  it('finds nothing where the service says that there is nothing', async () => {
    const client = await answering(JSON.stringify({ code: 404, data: null }));
    expect(await client.find(question)).toBeNull();
  });

  it.each([
    ['no data', '{"code":200}'],
    ['data that is false', '{"code":200,"data":false}'],
    ['data of another schema', '{"code":200,"data":{"name":5}}'],
    ['no envelope', '[]'],
    ['half a JSON text', '{"code":200,"da'],
    ['a web page', '<!doctype html><title>Welcome</title>'],
    ['nothing', ''],
    ['a dangerous key', '{"code":200,"data":{"__proto__":{"name":"x"}}}'],
  ])('S4 S5 calls %s malformed', async (_name, body) => {
    const client = await answering(body);
    await expect(client.get(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_MALFORMED' } });
    expect({}).not.toHaveProperty('name');
  });

  it('S5 reads an answer that begins with a byte order mark', async () => {
    const client = await answering('\uFEFF{"code":200,"data":{"name":"Cast"}}');
    expect(await client.get(question)).toEqual({ name: 'Cast' });
  });

  it('S5 stops reading an answer that is too large', async () => {
    const chunk = 'x'.repeat(1024 * 1024);
    let written = 0;
    const client = await clientOf(async (_request, response) => {
      response.setMaxListeners(0);
      for (; written < 100 && !response.destroyed; written++) {
        if (!response.write(chunk))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
      }
      response.end();
    });
    await expect(client.get(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_MALFORMED' } });
    expect(written).toBeLessThan(40);
  });

  it('S1 serves an answer past its time while the service is out of order, and the new one when it is back', async () => {
    let body = '{"code":200,"data":{"name":"old"}}';
    const client = await clientOf((_request, response) => response.end(body));
    const now = performance.now.bind(performance);
    let hours = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + hours * 60 * 60 * 1000);
    expect(await client.get(question)).toEqual({ name: 'old' });

    body = 'out of order';
    for (hours = 1; hours < 4; hours++) expect(await client.get(question)).toEqual({ name: 'old' });

    body = '{"code":200,"data":{"name":"new"}}';
    await expect.poll(() => client.get(question)).toEqual({ name: 'new' });
  });

  it.each([
    ['200', 200],
    ['404', 404],
    ['400', 400],
  ])('R280 finds nothing where HTTP %s comes with code 404', async (_name, status) => {
    const client = await answering('{"code":404,"msg":"no such material"}', status);
    expect(await client.find(question)).toBeNull();
  });

  it.each([
    ['code 50050 under HTTP 400', 400, { code: 50050, data: null }, 50050],
    ['code 50051 within the data under HTTP 422', 422, { code: 422, data: { code: 50051 } }, 50051],
    ['code 50050 under HTTP 500', 500, { code: 50050, data: null }, 50050],
    ['a code of its own under HTTP 409', 409, { code: 409, msg: 'conflict', data: null }, 409],
  ])('Q4 R280 refuses %s with that code', async (_name, status, body, legacyCode) => {
    const client = await answering(JSON.stringify(body), status);
    await expect(client.get(question)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_REFUSED', legacyCode },
      originalError: { status },
    });
  });

  it.each([
    ['HTTP 404 without an envelope', 404, '<h1>Not found</h1>'],
    ['HTTP 404 of a server that has no such route', 404, '{"status":404,"error":"Not Found"}'],
    ['HTTP 500 with code 500', 500, '{"code":500,"msg":"Server exception","data":null}'],
  ])('R280 calls %s unavailable, and not absent', async (_name, status, body) => {
    const client = await answering(body, status);
    await expect(client.find(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it('R280 keeps the HTTP status and the message of the service for the log', async () => {
    const client = await answering(JSON.stringify({ code: 400, msg: `Bad field${'!'.repeat(1_000)}` }), 400);
    const error = await client.get(question).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ originalError: { message: expect.stringMatching(/^HTTP 400: Bad field!{191}$/) } });
    expect(JSON.stringify(error)).not.toContain('Bad field');
  });

  it('S18 serves the last good list when the service says that there is none', async () => {
    const list = { call: 'newsFindHotTags', schema: recordList(z.object({ code: z.string() })) } as const;
    let body = '{"code":200,"data":[{"code":"a"}]}';
    const client = await clientOf((_request, response) => response.end(body));
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

  it('S18 asks again at once for a list that the service says does not exist', async () => {
    const list = { call: 'newsFindHotTags', schema: recordList(z.object({ code: z.string() })) } as const;
    let body = '{"code":404,"data":null}';
    const client = await clientOf((_request, response) => response.end(body));
    await expect(client.get(list)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_REFUSED', legacyCode: 404 } });
    body = '{"code":200,"data":[{"code":"a"}]}';
    expect(await client.get(list)).toEqual([{ code: 'a' }]);
  });

  it('forgets in time that there was nothing', async () => {
    let body = '{"code":404,"data":null}';
    const client = await clientOf((_request, response) => response.end(body));
    const now = performance.now.bind(performance);
    let minutes = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60 * 1000);
    expect(await client.find(question)).toBeNull();

    body = '{"code":200,"data":{"name":"new"}}';
    minutes = 2;
    await expect.poll(() => client.find(question)).toEqual({ name: 'new' });
  });

  it('keeps what it was answered, and an answer as large as all others together not at all', async () => {
    let requests = 0;
    let name = 'Cast';
    const client = await clientOf((_request, response) => {
      requests += 1;
      response.end(JSON.stringify({ code: 200, data: { name } }));
    });
    for (let time = 0; time < 3; time++) await client.get(question);
    expect(requests).toBe(1);

    name = 'x'.repeat(5 * 1024 * 1024);
    const large = { ...question, params: { id: '2' } };
    for (let time = 0; time < 3; time++) await client.get(large);
    expect(requests).toBe(4);
  });

  it.each([500, 502, 503, 429, 301])('S3 calls HTTP %i unavailable', async (status) => {
    const client = await answering('{"code":200,"data":{"name":"x"}}', status);
    await expect(client.get(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it('S6 gives up a connection that is cut', async () => {
    const client = await clientOf((request) => request.socket.destroy());
    await expect(client.get(question)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
});
