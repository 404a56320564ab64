import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../gateway/src/testing/send-raw.ts';
import { startGateway, type TestGateway } from '../../gateway/src/testing/start-gateway.ts';
import { isLocale, locales } from '../../schema/locales.ts';
import { findAddress } from './instances.ts';
import { startNginx, TEMPLATE } from './nginx.ts';
import { stopPrograms } from './programs.ts';
import { sendRequest } from './send-request.ts';

const nginx = process.env.NGINX ?? '/usr/sbin/nginx';
const APP = 'https://app.example';
const LONG = 'x'.repeat(40_000);
/** Above the body limit, which nginx notices while it reads the body. */
const LONG_CHUNK = `Transfer-Encoding: chunked\r\n\r\n30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`;
const MORE_THAN_BURST = 300;
const CONCURRENT_SEARCHES = 40;

/** Of every locale, and one that no locale has: the rules must not list locales. */
const prefixes = [...Object.values(locales).map(({ prefix }) => prefix), '/unknown'];

let gateway: TestGateway;
let folder: string;
let origin: string;
let withoutGateways: string;

/** Starts nginx with the production configuration and one upstream address. */
async function startAt(name: string, behind: string): Promise<string> {
  const parent = mkdtempSync(join(folder, name));
  // nginx workers run under another account.
  chmodSync(parent, 0o711);
  const addresses = { PUBLIC: await findAddress(), INTERNAL: await findAddress(), SITE_1: behind, SITE_2: behind };
  await startNginx(nginx, parent, { ...addresses, GATEWAY_1: behind, GATEWAY_2: behind });
  return `http://${addresses.PUBLIC}`;
}

describe.skipIf(!existsSync(nginx))('nginx in front of the gateways', () => {
  beforeAll(async () => {
    gateway = await startGateway({ maxConcurrentOperations: 1_000 });
    folder = mkdtempSync(join(tmpdir(), 'heliograph-nginx-'));
    chmodSync(folder, 0o711);
    origin = await startAt('with-', new URL(gateway.origin).host);
    withoutGateways = await startAt('without-', await findAddress());
  });

  afterAll(async () => {
    await stopPrograms();
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = (response: string) => {
    const [head = '', body = ''] = response.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((text) => text.split(/: ?(.*)/, 2)).map(([name = '', value = '']) => [name, value]),
    );
    return { status: Number(line.split(' ')[1]), headers, body };
  };

  function expectReadable(headers: Headers) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('ETag, Age, Cache-Status, Retry-After, X-Request-Id');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('vary') ?? '').not.toMatch(/origin/i);
  }

  it.each([
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET /graphql HTTP/1.1\r\n\r\n'],
    [405, 'TRACE /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [405, 'TRACE /schema.graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [413, `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n`],
    [413, `POST /schema.graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n`],
    [413, `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${LONG_CHUNK}`],
    [414, `GET /graphql?query=${LONG} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
    [431, `GET /graphql HTTP/1.1\r\nHost: x\r\nA: ${LONG}\r\nConnection: close\r\n\r\n`],
    [501, 'POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\nConnection: close\r\n\r\n'],
  ])('returns %i as a GraphQL error for %j', async (status, bytes) => {
    const response = read(await sendRaw(origin, bytes));
    expect(response.status).toBe(status);
    expectReadable(response.headers);
    expect(JSON.parse(response.body)).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST' },
        },
      ],
    });
  });

  it.each(['/graphql?query={serverTime}', '/schema.graphql'])(
    'returns 503 with Retry-After for %s when no gateway responds',
    async (path) => {
      const response = await fetch(withoutGateways + path, { headers: { origin: APP } });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
      expectReadable(response.headers);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    },
  );

  it('passes the CORS headers of the gateway through', async () => {
    const preflight = await fetch(`${origin}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: APP, 'access-control-request-method': 'POST', 'access-control-request-headers': 'lang' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'lang']);
    const query = new URLSearchParams({ query: '{ materials(pageSize: 1) { totalCount } }' });
    for (let time = 0; time < 4; time++) {
      const response = await fetch(`${origin}/graphql?${query}`, { headers: { origin: APP } });
      expect(response.status).toBe(200);
      expectReadable(response.headers);
    }
    const schema = await fetch(`${origin}/schema.graphql`, { headers: { origin: APP } });
    expectReadable(schema.headers);
    const rejected = await fetch(`${origin}/graphql`, { method: 'POST', body: 'x', headers: { origin: APP } });
    expect(rejected.status).toBe(415);
    expectReadable(rejected.headers);
  });

  it('returns 429 with Retry-After for too many requests', async () => {
    const get = () => fetch(`${origin}/graphql?query={__typename}`, { headers: { origin: APP } });
    const responses = await Promise.all(Array.from({ length: MORE_THAN_BURST }, get));
    const rejected = responses.find(({ status }) => status === 429);
    expect(rejected?.headers.get('retry-after')).toBe('1');
    expectReadable(rejected?.headers ?? new Headers());
    expect(await rejected?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }] });
  });

  it.each(prefixes.map((prefix, index) => [`${prefix}/search`, `127.7.0.${index + 1}`]))(
    'limits searches at %s, and no other page of the locale',
    async (path, from) => {
      const countRejected = async (url: string) => {
        const requests = Array.from({ length: CONCURRENT_SEARCHES }, () => sendRequest(origin, { path: url, from }));
        return (await Promise.all(requests)).filter(({ status }) => status === 429).length;
      };
      expect(await countRejected(`${path}ing`)).toBe(0);
      expect(await countRejected(`${path}?key=x`)).toBeGreaterThan(0);
    },
  );
});

it('names no locale in a location of nginx, so that a new locale needs no rule', () => {
  const locations = [...readFileSync(TEMPLATE, 'utf8').matchAll(/^\s*location\s+(?:[=~*^]+\s+)?(\S+)\s*\{$/gm)];
  const words = locations.flatMap(([, path = '']) => path.match(/[a-z]+/gi) ?? []);
  expect(words).toEqual(expect.arrayContaining(['graphql', 'recordings', 'search']));
  expect(words.filter((word) => isLocale(word.toLowerCase()) || word.length === 2)).toEqual([]);
});
