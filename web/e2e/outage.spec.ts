import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { failureCopy } from '#content/failure/failure.ts';
import { messages } from '#i18n/messages.ts';
import { createTestEnv } from '../../scripts/addresses.ts';
import { findFreePort, stopAll } from '../../scripts/processes.ts';
import { startBackend, startSite } from '../../scripts/stack.ts';
import { allSites, expect, test } from './site.ts';

test.use({ allowedErrors: /status of (404|500|502)|React error/ });

test('R281 S1 without the content service, built pages are served, others fail, and the gateway reports an error code', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-outage-'));
  const env = await createTestEnv(folder);
  const port = await findFreePort();
  try {
    const [contentService] = await startBackend(env);
    await startSite(env, port);
    await contentService?.stop();

    for (const { path, messages } of allSites) {
      const list = await fetch(`http://localhost:${port}${path('/material/1-all')}`);
      expect(list.status).toBe(200);
      expect(await list.text()).toContain(messages.Materials.scopes['1-all'].title);
      const detail = await fetch(`http://localhost:${port}${path('/material/materialDetail/cast-uv-3-0-102')}`);
      expect(detail.status).toBe(200);
    }

    const response = await fetch(`${env.GATEWAY_URL}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ materials { totalCount } }' }),
    });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: { materials: null },
      errors: [{ path: ['materials'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|node_modules|\.ts/);

    await page.goto(`http://localhost:${port}/de/material/0-all?category=denture`);
    await expect(page.getByRole('heading', { name: messages.de.Materials.failedTitle })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Prothesen', exact: true })).toBeChecked();

    await page.goto(`http://localhost:${port}/cn/search?key=${encodeURIComponent('树脂')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureCopy.cn.title);
  } finally {
    await stopAll();
    await rm(folder, { recursive: true });
  }
});

/** Accepts connections and never responds. */
async function startUnresponsiveGateway() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

test('S2 R326 gives up on an unresponsive gateway after five seconds, with a localized error page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-deaf-'));
  const gateway = await startUnresponsiveGateway();
  const port = await findFreePort();
  try {
    const site = await startSite({ ...(await createTestEnv(folder)), GATEWAY_URL: gateway.url }, port);
    for (const { locale, path, tag } of allSites) {
      const searchUrl = `http://localhost:${port}${path('/search?key=not-cached-yet')}`;
      for (let time = 1; time <= 4; time++) {
        const begun = performance.now();
        const response = await fetch(searchUrl);
        expect(performance.now() - begun).toBeLessThan(8_000);
        expect(response.status).toBe(500);
        expect(response.headers.get('cache-control')).toContain('no-store');
        expect(await response.text()).toContain('<html');
      }
      await page.goto(searchUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureCopy[locale].title);
      await expect(page).toHaveTitle(failureCopy[locale].title);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('button', { name: failureCopy[locale].retry })).toBeVisible();
    }
    await site.stop();
  } finally {
    gateway.close();
    await stopAll();
    await rm(folder, { recursive: true });
  }
});

/** A proxy that marks every gateway response as stale. */
async function startStaleGateway() {
  const server = createHttpServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const forwarded = await fetch(`${process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000'}${url}`, {
      method,
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
      ...(method === 'POST' && { body: new Uint8Array(await buffer(request)) }),
    });
    const { extensions, ...body } = await forwarded.json();
    const headers = { 'content-type': 'application/json', 'cache-tag': forwarded.headers.get('cache-tag') ?? '' };
    response
      .writeHead(forwarded.status, headers)
      .end(JSON.stringify({ ...body, extensions: { ...extensions, stale: true } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('S21 caches a page for ten minutes, or for ten seconds if the gateway response is stale', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-stale-'));
  const gateway = await startStaleGateway();
  const port = await findFreePort();
  const fetchPolicy = async (url: string) => {
    const { status, headers } = await fetch(url);
    return `${status} ${headers.get('cache-control')}`;
  };
  try {
    const site = await startSite({ ...(await createTestEnv(folder)), GATEWAY_URL: gateway.url }, port);
    for (const { path } of allSites) {
      const search = path(`/search?key=resin-${Date.now()}`);
      expect(await fetchPolicy(`http://localhost:${port}${search}`)).toMatch(/^200 s-maxage=10,/);
      expect(await fetchPolicy(`${baseURL}${search}`)).toMatch(/^200 s-maxage=600,/);
    }
    await site.stop();
  } finally {
    gateway.close();
    await stopAll();
    await rm(folder, { recursive: true });
  }
});
