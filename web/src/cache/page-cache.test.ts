import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** As `revalidateTag` does it: first every handler of data, then that of pages. */
async function revalidate(tag: string): Promise<void> {
  for (const handler of [createDefaultCacheHandler(1_000), dataCache]) await handler.updateTags([tag], { expire: 0 });
  await createCache().revalidateTag(tag);
}

/** A page that the build made, two hours ago. */
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

describe('a stored page', () => {
  it('is served while none of its tags is purged', async () => {
    await set('old');
    markPurged(['product:another', 'material', `kind${id}:2`], getTime());
    for (let time = 0; time < 4; time++) {
      expect(await get()).toMatchObject({ value: { html: 'old' }, lastModified: expect.closeTo(Date.now(), -5) });
    }
  });

  it.each(['kind#', 'kind#:1', 'crowd#:7'])(
    'S21 is rendered first once its kind or record is purged, and kept until then: %s',
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

  it('S21 that the build made is rendered first, and kept until then', async () => {
    build('built');
    expect(await get()).toMatchObject({ value: { html: 'built' }, lastModified: expect.any(Number) });
    markPurged([`kind${id}:1`], Date.now() - HOUR);
    expect(await get()).toMatchObject({ value: { html: 'built' }, lastModified: -1 });
  });

  it('S21 that the build made after the purge is served', async () => {
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
  ])('S21 whose rendering began before the purge, because %s, is rendered again', async (_reason, prepare) => {
    await prepare();
    await get();
    markPurged([`kind${id}:1`], getTime());
    // Whoever asks meanwhile does not begin another rendering.
    await get();
    await sleep(CLOCK_STEP_MS);
    await set('from before the purge');
    expect(await get()).toMatchObject({ lastModified: -1 });
    await set('from after it');
    expect((await get())?.lastModified).toBeGreaterThan(0);
  });

  it('S18 goes on being served when its rendering failed', async () => {
    await set('old');
    markPurged([`kind${id}:1`], getTime());
    expect(await get()).toMatchObject({ lastModified: -1 });
    // Next.js stores the entry that it was given once more.
    await set('old');
    expect(await get()).toMatchObject({ value: { html: 'old' }, lastModified: expect.closeTo(Date.now(), -5) });
  });
});
