import { expect, it } from 'vitest';
import { allSites, sites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

it.each(allSites)(
  'R160 the old URL of the sample request redirects to its canonical URL in $locale',
  async ({ path }) => {
    const { status, headers } = await get(path('/services/bm'));
    expect([status, headers.get('location')]).toEqual([308, path('/material/bm')]);
    const [canonical = ''] = attributesOf(await getPage(path('/material/bm')), 'link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(path('/material/bm'));
  },
);

it.each([
  [sites.en, 'We ship only to these countries: United States, China, Germany, and United Kingdom.'],
  [sites.cn, '仅寄往美国、中国、德国和英国。'],
  [sites.de, 'Wir versenden nur in diese Länder: USA, China, Deutschland und Großbritannien.'],
])('R353 Q37 $locale names the shipping countries before the first step', async ({ path, messages }, sentence) => {
  const $ = await getPage(path('/material/bm'));
  expect(textsOf($, `main section[aria-label="${messages.Samples.promises.label}"]`).join()).toContain(sentence);
});
