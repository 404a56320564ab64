import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countRecords } from './count-records.ts';
import { gatewayUrl } from './origins.ts';
import { expect, test } from './site.ts';

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
  test('forwards persisted queries by hash', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/graphql?'));
    await page.goto('/material/0-all?category=denture');
    const request = await sent;
    expect(request.method()).toBe('GET');
    expect(request.url()).toContain('sha256Hash');
    const totalCount = await countRecords(page.request, 'materials(filter: { categories: ["denture"] })');
    expect(await (await request.response())?.json()).toMatchObject({ data: { materials: { totalCount } } });
  });

  test.describe('from another origin', () => {
    test.use({ allowedErrors: /status of 400/ });

    test('allows cross-origin requests like the gateway', async ({ page, baseURL }) => {
      const app = await servePage();
      await page.goto(app.url);
      for (const origin of [baseURL, gatewayUrl]) {
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
