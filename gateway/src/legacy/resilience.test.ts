import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLegacyService } from './client.ts';
import { createRetryBudget } from './retry-budget.ts';

/** Starts a content service that counts its requests. */
async function startService(listener: RequestListener) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service = createLegacyService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    report: () => {},
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await service.close();
  });
  return { service, client: service.inLocale('en'), countRequests: () => requests };
}

const productRequest = (id: string) =>
  ({ call: 'productFindById', params: { id }, schema: z.object({ name: z.string() }) }) as const;

const submission = () =>
  ({
    call: 'registerInfoSave',
    payload: {},
    idempotencyKey: randomUUID(),
    receipt: randomUUID(),
    schema: z.object({ id: z.string() }),
  }) as const;

const ok = JSON.stringify({ code: 200, data: { name: 'A2D', id: '1' } });

const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };

describe('resilience', () => {
  it.each([500, 502, 503, 504])('S3 retries once after HTTP %i', async (status) => {
    const { client, countRequests } = await startService((_request, response) => {
      response.statusCode = countRequests() === 1 ? status : 200;
      response.end(ok);
    });
    expect(await client.get(productRequest('1'))).toEqual({ name: 'A2D' });
    expect(countRequests()).toBe(2);
  });

  it.each([
    ['429', 429, {}],
    ['301', 301, { location: '/elsewhere' }],
    ['404', 404, {}],
    ['503 with Retry-After', 503, { 'retry-after': '5' }],
  ])('S3 does not retry after HTTP %s', async (_name, status, headers) => {
    const { client, countRequests } = await startService((_request, response) =>
      response.writeHead(status, headers).end(),
    );
    await expect(client.get(productRequest('1'))).rejects.toMatchObject(unavailable);
    expect(countRequests()).toBe(1);
  });

  it('S3 does not retry submissions', async () => {
    const { client, countRequests } = await startService((request) => request.socket.destroy());
    await expect(client.submit(submission())).rejects.toMatchObject(unavailable);
    expect(countRequests()).toBe(1);
  });

  it('S1 keeps the breaker closed after 404 responses', async () => {
    const { client } = await startService(({ url }, response) => {
      response.writeHead(url?.endsWith('/1') ? 200 : 404).end(ok);
    });
    for (const id of ['2', '3', '4', '5', '6', '7']) {
      await expect(client.get(productRequest(id))).rejects.toMatchObject(unavailable);
    }
    expect(await client.get(productRequest('1'))).toEqual({ name: 'A2D' });
  });

  it('S1 opens the breaker of a failing call, probes it later and closes it on success', async () => {
    let body = 'out of order';
    const now = performance.now.bind(performance);
    let offset = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + offset);
    const { service, countRequests } = await startService((_request, response) => {
      response.statusCode = body === ok ? 200 : 500;
      response.end(body);
    });
    const get = (id: number) =>
      service
        .inLocale('en')
        .get(productRequest(String(id)))
        .catch(({ extensions }) => extensions.code);
    for (let id = 1; id <= 20; id++) expect(await get(id)).toBe('UPSTREAM_UNAVAILABLE');
    const whenOpen = countRequests();
    expect(whenOpen).toBeLessThanOrEqual(8);

    offset = 6_000;
    for (let id = 21; id <= 40; id++) await get(id);
    expect(countRequests() - whenOpen).toBeLessThanOrEqual(2);

    offset = 12_000;
    body = ok;
    expect(await get(41)).toEqual({ name: 'A2D' });
    expect(await get(42)).toEqual({ name: 'A2D' });
  });

  it('S17 does not affect other calls when one keeps failing', async () => {
    const { client } = await startService((request, response) => {
      response.statusCode = request.url?.startsWith('/product') ? 500 : 200;
      response.end(ok);
    });
    for (let id = 1; id <= 10; id++)
      await expect(client.get(productRequest(String(id)))).rejects.toMatchObject(unavailable);
    const other = { call: 'materialFindById', params: { id: '1' }, schema: z.object({ name: z.string() }) } as const;
    expect(await client.get(other)).toEqual({ name: 'A2D' });
  });

  it('keeps the breaker closed after rejections', async () => {
    const { client, countRequests } = await startService((_request, response) =>
      response.end(JSON.stringify({ code: 400, data: null })),
    );
    for (let id = 1; id <= 20; id++) {
      await expect(client.get(productRequest(String(id)))).rejects.toMatchObject({ extensions: { legacyCode: 400 } });
    }
    expect(countRequests()).toBe(20);
  });

  it('S2 sends at most 64 concurrent calls and queues the others', async () => {
    const pending: (() => void)[] = [];
    const { client, countRequests } = await startService((_request, response) => pending.push(() => response.end(ok)));
    const calls = ['productFindById', 'materialFindById'] as const;
    const responses = Array.from({ length: 100 }, (_, id) =>
      client.get({ ...productRequest(String(id + 1)), call: calls[id % 2] ?? 'productFindById' }),
    );
    await expect.poll(countRequests).toBe(64);
    await expect
      .poll(() => {
        for (const respond of pending.splice(0)) respond();
        return countRequests();
      })
      .toBe(100);
    for (const respond of pending.splice(0)) respond();
    expect(await Promise.all(responses)).toHaveLength(100);
  });

  it('allows retries for a fifth of the requests, and at least three', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    const takeRetries = () => Array.from({ length: 50 }, () => budget.takeRetry()).filter(Boolean).length;
    expect(takeRetries()).toBe(3);
    for (let request = 0; request < 100; request++) budget.countRequest();
    expect(takeRetries()).toBe(17);
    now = 10_001;
    expect(takeRetries()).toBe(3);
  });
});
