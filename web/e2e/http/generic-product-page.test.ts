import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allSites } from '../sites.ts';
import { type FaultStack, START_TIMEOUT_MS, startFaultStack } from './fault-stack.ts';
import { attributesOf, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

/** A product under a name that no page is registered for: the Reflex, renamed by the content service. */
const ID = 9;
const PATH = '/hardware/Reflex-3';
const RENAME_TIMEOUT_MS = 60_000;

const rename = (json: unknown) =>
  JSON.parse(JSON.stringify(json), (_key, value) => (value?.id === ID ? { ...value, urlName: 'Reflex-3' } : value));

describe('a product without a page of its own', () => {
  let stack: FaultStack;

  beforeAll(async () => {
    stack = await startFaultStack();
    for (const { path } of allSites) ownPages.set(path('/'), await get(path('/hardware/Reflex')));
    stack.contentProxy.inject({ path: /product\/find/, rewrite: rename });
    const expectRenamed = async () => {
      await stack.purge(['product']);
      const pages = await Promise.all(allSites.map(({ path }) => get(path(`/hardware/detail?id=${ID}`))));
      expect(pages.map(({ status }) => status)).toEqual(allSites.map(() => 200));
    };
    // The site receives a purge after the response to it.
    await vi.waitFor(expectRenamed, { timeout: RENAME_TIMEOUT_MS, interval: 500 });
  }, START_TIMEOUT_MS + RENAME_TIMEOUT_MS);
  afterAll(() => stack?.stop());

  const get = async (path: string) => {
    const response = await fetch(stack.siteOrigin + path, { redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location'), $: load(await response.text()) };
  };
  const ownPages = new Map<string, Awaited<ReturnType<typeof get>>>();

  it.each(allSites)('R138 Q24 is shown by the generic product page in $locale', async ({ path, tag }) => {
    const own = ownPages.get(path('/')) ?? expect.fail();
    const { status, $ } = await get(path(`/hardware/detail?id=${ID}`));
    expect([status, $('html').attr('lang')]).toEqual([200, tag]);
    for (const part of ['h1', 'main h2', 'main p', 'main table', 'main dd']) {
      expect(textsOf($, part), part).toEqual(textsOf(own.$, part));
      expect(textsOf($, part), part).not.toEqual([]);
    }
    expect(attributesOf($, 'main img', 'src')).toEqual(attributesOf(own.$, 'main img', 'src'));
    expect(structuredDataOf($, 'Product')).toMatchObject([{ offers: { price: '1399.00', priceCurrency: 'USD' } }]);
  });

  it.each(allSites)(
    'R138 Q24 has a title, a canonical URL and breadcrumbs, and no index entry in $locale',
    async ({ path }) => {
      const { $ } = await get(path(`/hardware/detail?id=${ID}`));
      const [canonical = ''] = attributesOf($, 'link[rel=canonical]', 'href');
      expect($('title').text()).toMatch(/^Reflex – .+ \| .+/);
      expect(new URL(canonical).pathname).toBe(path(`/hardware/detail/${ID}`));
      expect(attributesOf($, 'meta[name=robots]', 'content')).toEqual(['noindex']);
      expect(attributesOf($, '.breadcrumbs a', 'href')).toEqual([path('/'), path('/hardware')]);
    },
  );

  it.each(allSites)('R138 Q24 redirects to the generic product page in $locale', async ({ path }) => {
    expect(await get(path(PATH))).toMatchObject({ status: 308, location: path(`/hardware/detail/${ID}`) });
  });
});
