import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import dataCache from './data-cache.ts';
import PageCache from './page-cache.ts';
import { getTime, markPurged } from './purged-tags.ts';

const folder = mkdtempSync(join(tmpdir(), 'heliograph-pages-'));
const HOUR = 3_600_000;
/** Pages are stored by a clock of whole milliseconds, and purged by one with fractions. */
const CLOCK_STEP_MS = 2;
const LIFE = { revalidate: 600, expire: 31_536_000 };
const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

let number = 0;
let id = '';

beforeEach(() => {
  id = String(++number);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createCache = () =>
  new PageCache({
    fs: { ...fs, existsSync: () => false, readFile: fs.readFile, stat: fs.stat },
    serverDistDir: folder,
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  } as never);

const page = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(html),
  status: 200,
  headers: { 'x-next-cache-tags': `_N_T_/layout,kind${id},kind${id}:1,crowd${id}:*` },
  segmentData: new Map(),
});

const key = () => `/pages/${id}`;
const get = () => createCache().get(key(), CONTEXT as never);
const set = (html: string) =>
  createCache().set(key(), page(html) as never, { ...CONTEXT, cacheControl: LIFE } as never);

/** In the order of `revalidateTag`: data cache handlers first, then the page cache. */
async function revalidate(tag: string): Promise<void> {
  for (const handler of [createDefaultCacheHandler(1_000), dataCache]) await handler.updateTags([tag], { expire: 0 });
  await createCache().revalidateTag(tag);
}

/** Writes a page as the build does, two hours old. */
function build(html: string): void {
  const path = join(folder, 'app', key());
  mkdirSync(join(folder, 'app/pages'), { recursive: true });
  const { status, headers } = page(html);
  const files = { html, rsc: html, meta: JSON.stringify({ status, headers, cacheControl: LIFE }) };
  for (const [extension, text] of Object.entries(files)) {
    writeFileSync(`${path}.${extension}`, text);
    utimesSync(`${path}.${extension}`, new Date(Date.now() - 2 * HOUR), new Date(Date.now() - 2 * HOUR));
  }
}

describe('a cached page', () => {
  it('is served while none of its tags has been purged', async () => {
    await set('old');
    markPurged(['product:another', 'material', `kind${id}:2`], getTime());
    for (let time = 0; time < 4; time++) {
      expect(await get()).toMatchObject({ value: { html: 'old' }, lastModified: expect.closeTo(Date.now(), -5) });
    }
  });

  it.each(['kind#', 'kind#:1', 'crowd#:7'])(
    'S21 is rendered before the response after its kind or record was purged, and kept until then: %s',
    async (tag) => {
      await set('old');
      await revalidate(tag.replace('#', id));
      for (let time = 0; time < 4; time++) {
        expect(await get()).toMatchObject({ value: { html: 'old' }, lastModified: -1 });
      }
      await set('new');
      for (let time = 0; time < 4; time++) {
        expect(await get()).toMatchObject({ value: { html: 'new' }, lastModified: expect.closeTo(Date.now(), -5) });
      }
    },
  );

  it('S21 from the build is rendered before the response after a purge, and kept until then', async () => {
    build('built');
    expect(await get()).toMatchObject({ value: { html: 'built' }, lastModified: expect.any(Number) });
    markPurged([`kind${id}:1`], Date.now() - HOUR);
    expect(await get()).toMatchObject({ value: { html: 'built' }, lastModified: -1 });
  });

  it('sends the render time of the page, also if a new render failed and the stale page is served', async () => {
    build('built');
    const time = () =>
      get().then((entry) => Number(/dur=(\d+)/.exec(String(Object(entry?.value).headers['server-timing']))?.[1]));
    expect(await time()).toBeCloseTo((Date.now() - 2 * HOUR) / 1000, -1);
    markPurged([`kind${id}:1`], getTime());
    expect(await time()).toBeCloseTo((Date.now() - 2 * HOUR) / 1000, -1);
    await set('new');
    expect(await time()).toBeCloseTo(Date.now() / 1000, -1);
  });

  it('is cached by nginx until the end of the second of its response', async () => {
    await set('old');
    const endOf = async () => Number(Object((await get())?.value).headers['x-accel-expires'].slice(1));
    expect([Math.floor(Date.now() / 1000), Math.ceil(Date.now() / 1000)]).toContain(await endOf());
    vi.setSystemTime(Date.now() + HOUR);
    onTestFinished(() => void vi.useRealTimers());
    expect(await endOf()).toBe(Math.floor(Date.now() / 1000));
  });

  it('states the time of its oldest stale data', async () => {
    const stale = page('stale');
    stale.headers['x-next-cache-tags'] += ',as-of:1764080000,as-of:1764070000';
    await createCache().set(key(), stale as never, { ...CONTEXT, cacheControl: LIFE } as never);
    expect(await get()).toMatchObject({ value: { headers: { 'server-timing': 'as-of;dur=1764070000' } } });
  });

  it('S21 from a build after the purge is served', async () => {
    build('built');
    markPurged([`kind${id}:1`], Date.now() - 3 * HOUR);
    expect((await get())?.lastModified).toBeGreaterThan(0);
  });

  it.each<[string, () => Promise<void>]>([
    ['there was none', async () => {}],
    ['it was too old', async () => build('built')],
    [
      'it was purged',
      async () => {
        await set('old');
        markPurged([`kind${id}:1`], getTime());
      },
    ],
  ])('S21 is rendered again if its render, started because %s, began before the purge', async (_reason, prepare) => {
    await prepare();
    await get();
    markPurged([`kind${id}:1`], getTime());
    // A request meanwhile does not start another render.
    await get();
    await sleep(CLOCK_STEP_MS);
    await set('from before the purge');
    expect(await get()).toMatchObject({ lastModified: -1 });
    await set('from after it');
    expect((await get())?.lastModified).toBeGreaterThan(0);
  });

  it('S18 is still served if rendering fails', async () => {
    await set('old');
    markPurged([`kind${id}:1`], getTime());
    expect(await get()).toMatchObject({ lastModified: -1 });
    // After a failed render, Next.js stores the previous entry again.
    await set('old');
    expect(await get()).toMatchObject({ value: { html: 'old' }, lastModified: expect.closeTo(Date.now(), -5) });
  });
});
