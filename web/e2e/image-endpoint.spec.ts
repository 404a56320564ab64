import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allSites, expect, test } from './site.ts';

test('F8 has no image optimizer that could be abused', async ({ request }) => {
  let fetched = 0;
  const elsewhere = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const urls = [
    `http://127.0.0.1:${port}/a.png`,
    `//127.0.0.1:${port}/a.png`,
    `/\\127.0.0.1:${port}/a.png`,
    '/icon.svg',
    '/favicon.ico',
    '/graphql?query={serverTime}',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
  ];
  for (const url of urls) {
    for (const width of ['1', '640', '99999']) {
      for (const prefix of ['', ...allSites.map(({ path }) => path('/').replace(/\/$/, ''))]) {
        const response = await request.get(`${prefix}/_next/image`, { params: { url, w: width, q: '75' } });
        expect([400, 404], `${prefix} ${url}`).toContain(response.status());
      }
    }
  }
  expect(fetched).toBe(0);
  elsewhere.close();
});
