import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAddress } from './instances.ts';
import { startNginx } from './nginx.ts';
import { stopPrograms } from './programs.ts';

const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';

/** Behaviour of the gateway that receives a request first; the other one succeeds, unless the fault names a second. */
type Fault = 'crashes' | 'returns 503' | 'returns 500' | 'returns 503, then crashes';

const received: number[] = [];
let fault: Fault = 'crashes';
const gateways = [startFake(0), startFake(1)] as const;
const folder = mkdtempSync(join(tmpdir(), 'heliograph-nginx-'));
const addresses = {
  PUBLIC: '',
  INTERNAL: '',
  GATEWAY_1: '',
  GATEWAY_2: '',
  SITE_1: '127.0.0.1:9',
  SITE_2: '127.0.0.1:9',
};

function startFake(index: number) {
  const listener: RequestListener = (request, response) => {
    received.push(index);
    request.resume().on('end', () => {
      const isFirst = received[0] === index;
      if (isFirst ? fault === 'crashes' : fault === 'returns 503, then crashes') request.socket.destroy();
      else if (isFirst) response.writeHead(fault === 'returns 500' ? 500 : 503).end('{"errors":[]}');
      else response.end('{"data":{}}');
    });
  };
  return createServer(listener);
}

async function listen(index: 0 | 1, port = 0): Promise<string> {
  await new Promise<void>((resolve) => gateways[index].listen(port, '127.0.0.1', resolve));
  return `127.0.0.1:${(gateways[index].address() as AddressInfo).port}`;
}

async function stop(index: 0 | 1): Promise<void> {
  const closed = new Promise((resolve) => gateways[index].close(resolve));
  gateways[index].closeAllConnections();
  await closed;
}

const send = async (method: 'GET' | 'POST', entry: 'PUBLIC' | 'INTERNAL') => {
  const url = `http://${addresses[entry]}/graphql?${new URLSearchParams({ query: `{ t${Math.random()} }` })}`;
  const body = method === 'POST' ? { body: '{"query":"{ serverTime }"}' } : {};
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...body });
  return { status: response.status, text: await response.text() };
};

describe.skipIf(!existsSync(NGINX))('nginx in front of two gateways', () => {
  beforeAll(async () => {
    chmodSync(folder, 0o711);
    const [GATEWAY_1, GATEWAY_2] = [await listen(0), await listen(1)];
    Object.assign(addresses, { GATEWAY_1, GATEWAY_2, PUBLIC: await findAddress(), INTERNAL: await findAddress() });
    await startNginx(NGINX, folder, addresses);
  });

  afterAll(async () => {
    await stopPrograms();
    for (const index of [0, 1] as const) if (gateways[index].listening) await stop(index);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  beforeEach(() => {
    received.length = 0;
  });

  // Must run first: the other tests take both gateways out of rotation for two seconds.
  it('S7 sends no more requests to a draining gateway, which returned 503 to a GET', async () => {
    fault = 'returns 503';
    expect((await send('GET', 'PUBLIC')).status).toBe(200);
    const [draining, other] = received;
    for (const _time of [1, 2, 3, 4, 5, 6]) {
      received.length = 0;
      expect((await send('POST', 'PUBLIC')).status).toBe(200);
      expect(received[0]).toBe(other);
    }
    expect(draining).not.toBe(other);
  });

  it.each(['PUBLIC', 'INTERNAL'] as const)(
    'S19 does not retry a POST during which a gateway crashed (%s)',
    async (entry) => {
      fault = 'crashes';
      for (const _time of [1, 2, 3, 4]) {
        received.length = 0;
        const { status, text } = await send('POST', entry);
        expect([status, received.length]).toEqual([entry === 'PUBLIC' ? 503 : 502, 1]);
        if (entry === 'PUBLIC') expect(JSON.parse(text).errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
      }
    },
  );

  it.each(['PUBLIC', 'INTERNAL'] as const)(
    'S19 retries a POST on the other gateway after a 503, and a GET after any fault (%s)',
    async (entry) => {
      const repeated: [Fault, 'GET' | 'POST'][] = [
        ['returns 503', 'POST'],
        ['returns 503', 'GET'],
        ['crashes', 'GET'],
      ];
      for (const [next, method] of [...repeated, ...repeated]) {
        fault = next;
        received.length = 0;
        expect(await send(method, entry)).toEqual({ status: 200, text: '{"data":{}}' });
        expect(new Set(received)).toEqual(new Set([0, 1]));
      }
    },
  );

  it('S19 returns UPSTREAM_UNAVAILABLE if one gateway returned 503 and the other one crashed', async () => {
    fault = 'returns 503, then crashes';
    const { status, text } = await send('POST', 'PUBLIC');
    expect([status, received.length]).toEqual([503, 2]);
    expect(JSON.parse(text).errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('S19 does not retry a POST after a 500', async () => {
    fault = 'returns 500';
    expect([(await send('POST', 'PUBLIC')).status, received.length]).toEqual([500, 1]);
  });

  it.each([0, 1] as const)('S19 retries a POST if gateway %i refused the connection', async (index) => {
    const port = Number(addresses[index === 0 ? 'GATEWAY_1' : 'GATEWAY_2'].split(':')[1]);
    await stop(index);
    received.push(index);
    for (const _time of [1, 2, 3, 4]) expect((await send('POST', 'PUBLIC')).status).toBe(200);
    await listen(index, port);
  });
});
