import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectTestCases } from '../../../gateway/src/testing/select-test-cases.ts';
import { allSites } from '../sites.ts';
import { type FaultStack, START_TIMEOUT_MS, startFaultStack } from './fault-stack.ts';

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

/** Generous: pages recover after a purge and a render in the background. */
const RECOVERY = { timeout: 60_000, interval: 100 };

describe('upstream drift', () => {
  let stack: FaultStack;

  beforeAll(async () => {
    stack = await startFaultStack();
    await read();
  }, START_TIMEOUT_MS);
  afterAll(() => stack?.stop());

  const read = () =>
    Promise.all(
      allSites.flatMap(({ path }) =>
        PAGES.map(async (page) => {
          const { status, headers } = await fetch(stack.siteOrigin + path(page));
          return `${status} ${status === 200 ? '' : headers.get('cache-control')} ${path(page)}`;
        }),
      ),
    );
  const hasRecovered = async () => (await read()).every((response) => response.startsWith('200'));

  it.each(selectTestCases(DRIFTS, 3))(
    'S18 never turns a built page into a 404: $title',
    { timeout: 180_000 },
    async ({ title: _, ...drift }) => {
      stack.contentProxy.inject(drift);
      expect((await stack.purge(TAGS)).status).toBe(200);
      for (let time = 1; time <= 4; time++) {
        for (const response of await read()) expect(response).toMatch(/^(200 |500 \S*.*no-store)/);
      }
      // After a failed render, Next.js serves the previous page again.
      await expect.poll(hasRecovered, RECOVERY).toBe(true);
      expect(stack.contentProxy.requests().length).toBeGreaterThan(0);
      stack.contentProxy.clear();
      const isMended = async () => (await stack.purge(TAGS)).ok && (await hasRecovered());
      await expect.poll(isMended, RECOVERY).toBe(true);
    },
  );

  it.each(allSites)('S18 unknown records are still not found in $locale', async ({ path }) => {
    expect((await fetch(`${stack.siteOrigin}${path('/hardware/nothing')}`)).status).toBe(404);
    expect((await fetch(`${stack.siteOrigin}${path('/material/materialDetail/nothing-99999')}`)).status).toBe(404);
  });
});
