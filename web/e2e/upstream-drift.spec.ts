import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../../gateway/src/testing/fault-proxy.ts';
import { createTestEnv } from '../../scripts/addresses.ts';
import { findFreePort, stopAll } from '../../scripts/processes.ts';
import { startSite } from '../../scripts/stack.ts';
import { startContentService, startGateway } from '../../scripts/two-instances/instances.ts';
import { allSites, expect, test } from './site.ts';

const PURGE_TOKEN = randomBytes(32).toString('hex');
const TAGS = ['product', 'material', 'support', 'knowledge', 'news', 'live-stream'];

const PAGES = [
  '/hardware/A2D',
  '/hardware/A2D/3d-printer-support',
  '/hardware/reflex2/3d-printer-support',
  '/material/materialDetail/cast-uv-3-0-102',
];

const change = (drift: (row: Record<string, unknown>) => unknown) => (json: unknown) =>
  JSON.parse(JSON.stringify(json), (key, value) =>
    key === 'records' || (key === 'data' && Array.isArray(value)) ? value.map(drift) : value,
  );

const withoutField = (name: string) => change(({ [name]: _, ...row }) => row);

const DRIFTS = [
  { title: 'products lose their names', path: /product\/findAll/, rewrite: withoutField('urlName') },
  {
    title: 'products change the type of their ids',
    path: /product\/findAll/,
    rewrite: change((row) => ({ ...row, id: [] })),
  },
  {
    title: 'a list of products is empty',
    path: /product\/findAll/,
    body: '{"code":200,"data":{"records":[],"total":0}}',
  },
  { title: 'a product is said not to exist', path: /product\/findById/, body: '{"code":404,"msg":"none","data":null}' },
  {
    title: 'a material is said not to exist',
    path: /materialsManage\/findById/,
    body: '{"code":404,"msg":"none","data":null}',
  },
  { title: 'help changes its shape', path: /mall\/content\/list/, rewrite: withoutField('id') },
  { title: 'every call fails', path: /./, status: 500, body: 'down' },
];

test('S18 upstream drift never turns a built page into a 404', async () => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-drift-'));
  const env = await createTestEnv(folder);
  await startContentService(env, env.DATABASE_URL);
  const proxy = await startFaultProxy(env.LEGACY_API_URL);
  try {
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const { LEGACY_API_URL: _, GATEWAY_URL: __, SITE_URL: ___, ...credentials } = env;
    const gateway = await startGateway('The gateway', {
      ...credentials,
      LEGACY_API_URL: proxy.url,
      PERSISTED_OPERATIONS: '.data/persisted-operations.json',
      PURGE_TOKEN,
      SITE_URLS: origin,
      LOG_LEVEL: 'silent',
    });
    await startSite({ ...env, GATEWAY_URL: `http://${gateway.address}` }, port, { PURGE_TOKEN });
    const purge = () =>
      fetch(`http://${gateway.address}/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${PURGE_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: TAGS }),
      });
    const read = async () =>
      Promise.all(
        allSites.flatMap(({ path }) =>
          PAGES.map(async (page) => {
            const { status, headers } = await fetch(origin + path(page));
            return `${status} ${status === 200 ? '' : headers.get('cache-control')} ${path(page)}`;
          }),
        ),
      );

    const hasRecovered = async () => (await read()).every((response) => response.startsWith('200'));

    await read();
    for (const { title, ...drift } of DRIFTS) {
      proxy.inject(drift);
      expect((await purge()).status, title).toBe(200);
      for (let time = 1; time <= 4; time++) {
        for (const response of await read()) expect(response, title).toMatch(/^(200 |500 \S*.*no-store)/);
      }
      // After a failed render, Next.js serves the previous page again.
      await expect.poll(hasRecovered, { message: title }).toBe(true);
      proxy.clear();
      const isMended = async () => (await purge()).ok && (await hasRecovered());
      await expect.poll(isMended, { message: `after ${title}` }).toBe(true);
    }
    for (const { path } of allSites) {
      expect((await fetch(`${origin}${path('/hardware/nothing')}`)).status).toBe(404);
      expect((await fetch(`${origin}${path('/material/materialDetail/nothing-99999')}`)).status).toBe(404);
    }
  } finally {
    await proxy.close();
    await stopAll();
    await rm(folder, { recursive: true });
  }
});
