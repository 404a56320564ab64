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

describe('more operations than there is room for', () => {
  it('are refused at once, say when to come back, and leave kept answers alone', async () => {
    const service = await startHeldService();
    const gateway = await startGateway({ legacyUrl: service.url, maxExecutions: 4 });
    onTestFinished(() => gateway.close());
    const post = (query: string) =>
      fetch(gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    const ask = (at: number) => post(`{ material(id: "${at}") { name } }`);
    service.release();
    await ask(1);

    service.hold();
    const asked = [2, 3, 4, 5].map(ask);
    await vi.waitUntil(() => service.countWaiting() === 4);
    const refused = await ask(6);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    expect((await ask(1)).status).toBe(200);
    expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${gateway.origin}/metrics`)).text()).toContain('graphql_refusals_total 1');

    service.release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ask(6)).status).toBe(200);
  });
});
