import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from './site.ts';

/** More than the rate limit for ten minutes. */
const CHALLENGES = 32;

/** Uses a loopback address that no other test uses, because rate limits are remembered per address. */
function createChallenge(origin: string, forwardedFor: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname: '127.0.0.1', port, path: '/graphql', method: 'POST', localAddress: '127.9.0.1', headers })
      .on('response', (response) => json(response).then(resolve, reject))
      .on('error', reject)
      .end(JSON.stringify({ query: 'mutation { createFormChallenge { id } }' }));
  });
}

async function servePage() {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>App</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test.describe('the GraphQL proxy of the site', () => {
  test('responds to an operation', async ({ request }) => {
    const response = await request.post('/graphql', { data: { query: '{ materials { totalCount } }' } });
    expect(response.status()).toBe(200);
    expect((await response.json()).data.materials.totalCount).toBeGreaterThan(0);
  });

  test('F3 rejects an oversized body without forwarding it', async ({ request }) => {
    const response = await request.post('/graphql', { data: { query: 'x'.repeat(300 * 1024) } });
    expect(response.status()).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test('forwards persisted queries by hash', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/graphql?'));
    await page.goto('/material/0-all?category=denture');
    const request = await sent;
    expect(request.method()).toBe('GET');
    expect(request.url()).toContain('sha256Hash');
    expect(await (await request.response())?.json()).toMatchObject({ data: { materials: { totalCount: 2 } } });
  });

  test('forwards errors of the gateway', async ({ request }) => {
    const headers = { accept: 'application/graphql-response+json' };
    const response = await request.post('/graphql', { data: { query: '{ nothing }' }, headers });
    expect(response.status()).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('rate-limits by connection, ignoring spoofed addresses', async ({ baseURL }) => {
    const responses = [];
    for (let time = 0; time < CHALLENGES; time++) {
      responses.push(await createChallenge(baseURL ?? '', `192.0.2.${time}`));
    }
    expect(responses.at(0)).toMatchObject({ data: { createFormChallenge: { id: expect.any(String) } } });
    expect(responses.at(-1)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });

  test.describe('from another origin', () => {
    test.use({ allowedErrors: /status of 400/ });

    test('allows cross-origin requests like the gateway', async ({ page, baseURL }) => {
      const app = await servePage();
      await page.goto(app.url);
      for (const origin of [baseURL, process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000']) {
        const read = await page.evaluate(async (url) => {
          const headers = {
            'content-type': 'application/json',
            lang: 'de',
            'apollographql-client-name': 'app',
            'apollo-require-preflight': '1',
            'x-legacy-calls': '1',
          };
          const send = async (body: string) => {
            const response = await fetch(url, { method: 'POST', headers, body });
            return { status: response.status, body: await response.json() };
          };
          return [await send('{"query":"{ materials { totalCount } }"}'), await send('{')];
        }, `${origin}/graphql`);
        expect(read).toMatchObject([
          { status: 200, body: { data: { materials: { totalCount: expect.any(Number) } } } },
          { status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } },
        ]);
      }
      app.close();
    });
  });
});
