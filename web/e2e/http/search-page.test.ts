import { describe, expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage } from './site.ts';

describe.each(allSites)('search in $locale', ({ locale, path }) => {
  it.each(['resin', 'a&b=c', '树脂', '100%', 'x y'])(
    `R170 redirects permanently from the search text %j in the path in ${locale}`,
    async (text) => {
      const { status, headers } = await get(`${path('/search')}/${encodeURIComponent(text)}`);
      expect(status).toBe(308);
      const target = new URL(headers.get('location') ?? '', 'http://site.example');
      expect([target.pathname, target.searchParams.get('key')]).toEqual([path('/search'), text]);
    },
  );

  it('Q13 is crawlable but not indexed', async () => {
    const $ = await getPage(path('/search'));
    expect(attributesOf($, 'meta[name=robots]', 'content')).toEqual([expect.stringContaining('noindex')]);
    expect(attributesOf($, 'link[hreflang]', 'hreflang')).toEqual([]);
    expect((await get('/robots.txt')).html).not.toContain('/search');
  });
});
