import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

/** A content service that answers nothing until it is told to. */
async function startHeldService() {
  const waiting: ServerResponse[] = [];
  let isHeld = true;
  const answer = (response: ServerResponse) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 404, data: null }));
  const server = createServer((_request, response) => {
    if (isHeld) waiting.push(response);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countWaiting: () => waiting.length,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const response of waiting.splice(0)) answer(response);
    },
  };
}

function createAsk(url: string) {
  return (id: number) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ material(id: "${id}") { name } }` }),
    });
}

describe('more operations than there is room for', () => {
  it('are refused at once, say when to come back, and leave kept answers alone', async () => {
    const service = await startHeldService();
    const gateway = await startGateway({ legacyUrl: service.url, maxConcurrentOperations: 4 });
    onTestFinished(() => gateway.close());
    const ask = createAsk(gateway.url);
    service.release();
    await ask(1);

    service.hold();
    const asked = [2, 3, 4, 5].map(ask);
    await vi.waitUntil(() => service.countWaiting() === 4);
    const refused = await ask(6);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    const preflight = { method: 'OPTIONS', headers: { origin: 'https://app.example' } };
    expect((await fetch(gateway.url, preflight)).status).toBe(204);
    expect((await ask(1)).status).toBe(200);
    expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${gateway.origin}/metrics`)).text()).toContain('graphql_rejected_total 1');

    service.release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ask(6)).status).toBe(200);
  });

  it('are counted as they come: of many at once as many are let in as there is room, and of equal ones all', async () => {
    const service = await startHeldService();
    const gateway = await startGateway({ legacyUrl: service.url, maxConcurrentOperations: 4 });
    onTestFinished(() => gateway.close());
    const ask = createAsk(gateway.url);
    const equal = Array.from({ length: 40 }, () => ask(1));
    await vi.waitUntil(() => service.countWaiting() === 1);

    let refused = 0;
    const different = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await ask(2 + index);
      if (status === 503) refused++;
      return status;
    });
    await vi.waitUntil(() => refused === 37);
    equal.push(ask(1));
    expect((await ask(99)).status).toBe(503);
    service.release();
    expect(new Set((await Promise.all(equal)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await Promise.all(different)).filter((status) => status === 200)).toHaveLength(3);
  });
});
