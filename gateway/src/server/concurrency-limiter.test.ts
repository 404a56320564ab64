import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

/** A content service that holds requests until they are released. */
async function startHoldingService() {
  const held: ServerResponse[] = [];
  let isHeld = true;
  const respond = (response: ServerResponse) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 404, data: null }));
  const server = createServer((_request, response) => {
    if (isHeld) held.push(response);
    else respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countHeld: () => held.length,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const response of held.splice(0)) respond(response);
    },
  };
}

function createQuery(url: string) {
  return (id: number) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ material(id: "${id}") { name } }` }),
    });
}

describe('requests above the concurrency limit', () => {
  it('are rejected at once with Retry-After, while cache hits are served', async () => {
    const service = await startHoldingService();
    const gateway = await startGateway({ legacyUrl: service.url, maxConcurrentOperations: 4 });
    onTestFinished(() => gateway.close());
    const query = createQuery(gateway.url);
    service.release();
    await query(1);

    service.hold();
    const responses = [2, 3, 4, 5].map(query);
    await vi.waitUntil(() => service.countHeld() === 4, LONG_TIMEOUT);
    const rejected = await query(6);
    const retryAfter = Number(rejected.headers.get('retry-after'));
    expect([rejected.status, retryAfter]).toEqual([503, expect.toBeOneOf([1, 2, 3, 4, 5])]);
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
    expect(await rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED', retryAfter } }] });
    const preflight = { method: 'OPTIONS', headers: { origin: 'https://app.example' } };
    expect((await fetch(gateway.url, preflight)).status).toBe(204);
    expect((await query(1)).status).toBe(200);
    expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${gateway.origin}/metrics`)).text()).toContain('graphql_rejected_total 1');

    service.release();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await query(6)).status).toBe(200);
  });

  it('are counted on arrival, and equal requests share one permit', async () => {
    const service = await startHoldingService();
    const gateway = await startGateway({ legacyUrl: service.url, maxConcurrentOperations: 4 });
    onTestFinished(() => gateway.close());
    const query = createQuery(gateway.url);
    const equal = Array.from({ length: 40 }, () => query(1));
    await vi.waitUntil(() => service.countHeld() === 1, LONG_TIMEOUT);

    let rejectedCount = 0;
    const different = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await query(2 + index);
      if (status === 503) rejectedCount++;
      return status;
    });
    await vi.waitUntil(() => rejectedCount === 37, LONG_TIMEOUT);
    equal.push(query(1));
    expect((await query(99)).status).toBe(503);
    service.release();
    expect(new Set((await Promise.all(equal)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await Promise.all(different)).filter((status) => status === 200)).toHaveLength(3);
  });
});
