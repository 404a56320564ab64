import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage } from './site.ts';

it.each(allSites)(
  'R160 the old URL of the sample request redirects to its canonical URL in $locale',
  async ({ path }) => {
    const { status, headers } = await get(path('/services/bm'));
    expect([status, headers.get('location')]).toEqual([308, path('/material/bm')]);
    const [canonical = ''] = attributesOf(await getPage(path('/material/bm')), 'link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(path('/material/bm'));
  },
);
