import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLegacyService } from './client.ts';
import { createRetryBudget } from './retry-budget.ts';

/** A content service that answers as it is told, and counts how often it is asked. */
async function serviceOf(listener: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
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
  return { service, client: service.inLocale('en'), countAsked: () => asked };
}

const question = (id: string) =>
  ({ call: 'productFindById', params: { id }, schema: z.object({ name: z.string() }) }) as const;

const submission = () =>
  ({
    call: 'registerInfoSave',
    payload: {},
    idempotencyKey: randomUUID(),
    schema: z.object({ id: z.string() }),
  }) as const;

const ok = JSON.stringify({ code: 200, data: { name: 'A2D', id: '1' } });

const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };

describe('resilience', () => {
  it.each([500, 502, 503, 504])('S3 asks once more after HTTP %i', async (status) => {
    const { client, countAsked } = await serviceOf((_request, response) => {
      response.statusCode = countAsked() === 1 ? status : 200;
      response.end(ok);
    });
    expect(await client.get(question('1'))).toEqual({ name: 'A2D' });
    expect(countAsked()).toBe(2);
  });

  it.each([
    ['429', 429, {}],
    ['301', 301, { location: '/elsewhere' }],
    ['404', 404, {}],
    ['503 with Retry-After', 503, { 'retry-after': '5' }],
  ])('S3 does not ask again after HTTP %s', async (_name, status, headers) => {
    const { client, countAsked } = await serviceOf((_request, response) => response.writeHead(status, headers).end());
    await expect(client.get(question('1'))).rejects.toMatchObject(unavailable);
    expect(countAsked()).toBe(1);
  });

  it('S3 never sends a submission twice', async () => {
    const { client, countAsked } = await serviceOf((request) => request.socket.destroy());
    await expect(client.submit(submission())).rejects.toMatchObject(unavailable);
    expect(countAsked()).toBe(1);
  });

  it('S1 does not leave a call alone for refusals of its own', async () => {
    const { client } = await serviceOf(({ url }, response) => {
      response.writeHead(url?.endsWith('/1') ? 200 : 404).end(ok);
    });
    for (const id of ['2', '3', '4', '5', '6', '7']) {
      await expect(client.get(question(id))).rejects.toMatchObject(unavailable);
    }
    expect(await client.get(question('1'))).toEqual({ name: 'A2D' });
  });

  it('S1 leaves a call alone that keeps failing, tries it once after a while, and goes on when it works', async () => {
    let body = 'out of order';
    const now = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    const { service, countAsked } = await serviceOf((_request, response) => {
      response.statusCode = body === ok ? 200 : 500;
      response.end(body);
    });
    const ask = (id: number) =>
      service
        .inLocale('en')
        .get(question(String(id)))
        .catch(({ extensions }) => extensions.code);
    for (let id = 1; id <= 20; id++) expect(await ask(id)).toBe('UPSTREAM_UNAVAILABLE');
    const whenOpen = countAsked();
    expect(whenOpen).toBeLessThanOrEqual(8);

    later = 6_000;
    for (let id = 21; id <= 40; id++) await ask(id);
    expect(countAsked() - whenOpen).toBeLessThanOrEqual(2);

    later = 12_000;
    body = ok;
    expect(await ask(41)).toEqual({ name: 'A2D' });
    expect(await ask(42)).toEqual({ name: 'A2D' });
  });

  it('S17 leaves other calls alone when one keeps failing', async () => {
    const { client } = await serviceOf((request, response) => {
      response.statusCode = request.url?.startsWith('/product') ? 500 : 200;
      response.end(ok);
    });
    for (let id = 1; id <= 10; id++) await expect(client.get(question(String(id)))).rejects.toMatchObject(unavailable);
    const other = { call: 'materialFindById', params: { id: '1' }, schema: z.object({ name: z.string() }) } as const;
    expect(await client.get(other)).toEqual({ name: 'A2D' });
  });

  it('opens no breaker for what the service refuses', async () => {
    const { client, countAsked } = await serviceOf((_request, response) =>
      response.end(JSON.stringify({ code: 400, data: null })),
    );
    for (let id = 1; id <= 20; id++) {
      await expect(client.get(question(String(id)))).rejects.toMatchObject({ extensions: { legacyCode: 400 } });
    }
    expect(countAsked()).toBe(20);
  });

  it('S2 sends at most 64 calls at once, and the others in their turn', async () => {
    const waiting: (() => void)[] = [];
    const { client, countAsked } = await serviceOf((_request, response) => waiting.push(() => response.end(ok)));
    const calls = ['productFindById', 'materialFindById'] as const;
    const answers = Array.from({ length: 100 }, (_, id) =>
      client.get({ ...question(String(id + 1)), call: calls[id % 2] ?? 'productFindById' }),
    );
    await expect.poll(countAsked).toBe(64);
    await expect
      .poll(() => {
        for (const answer of waiting.splice(0)) answer();
        return countAsked();
      })
      .toBe(100);
    for (const answer of waiting.splice(0)) answer();
    expect(await Promise.all(answers)).toHaveLength(100);
  });

  it('retries a fifth of what is asked at most, and a few when little is asked', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    const takeAll = () => Array.from({ length: 50 }, () => budget.takeRetry()).filter(Boolean).length;
    expect(takeAll()).toBe(3);
    for (let request = 0; request < 100; request++) budget.countRequest();
    expect(takeAll()).toBe(17);
    now = 10_001;
    expect(takeAll()).toBe(3);
  });
});
