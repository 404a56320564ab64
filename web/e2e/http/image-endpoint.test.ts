import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { get } from './site.ts';

it('F8 has no image optimizer that could be abused', async () => {
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
    for (const w of ['1', '640', '99999']) {
      for (const prefix of ['', ...allSites.map(({ path }) => path('/').replace(/\/$/, ''))]) {
        const { status } = await get(`${prefix}/_next/image?${new URLSearchParams({ url, w, q: '75' })}`);
        expect([400, 404], `${prefix} ${url}`).toContain(status);
      }
    }
  }
  expect(fetched).toBe(0);
  elsewhere.close();
});
