import { describe, expect, it } from 'vitest';
import { listSocialLinks, socialMarketOf, socialMarkets } from '#content/site-links.ts';
import { contactWays, socialCopy } from '#content/social/social.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

const PAGE = '/aboutUs/social';

describe.each(allSites)('social channels in $locale', ({ locale, path, messages }) => {
  const own = socialMarketOf[locale];
  const other = own === 'china' ? 'international' : 'china';

  it('R95 links to every channel, those of the own market first', async () => {
    const $ = await getPage(path(PAGE));
    expect(textsOf($, 'h1')).toEqual([messages.Social.title]);
    const links = attributesOf($, 'main a[target="_blank"]', 'href');
    expect(links).toEqual([...listSocialLinks(own), ...listSocialLinks(other)].map(({ href }) => href));
    expect(new Set(attributesOf($, 'main a[target="_blank"]', 'rel'))).toEqual(new Set(['noopener']));
  });

  it('R95 describes each channel, and names ways to reach people', async () => {
    const $ = await getPage(path(PAGE));
    const [text = ''] = textsOf($, 'main');
    const { channels, markets } = socialCopy[locale];
    for (const market of [own, other] as const) {
      expect(text).toContain(markets[market].title);
      for (const channel of socialMarkets[market]) expect(text).toContain(channels[channel].text);
    }
    const links = attributesOf($, 'main a', 'href');
    for (const href of Object.values(contactWays)) expect(links).toContain(href.startsWith('/') ? path(href) : href);
  });

  it('Q26 links to the newsroom unless the locale does not list it', async () => {
    const links = attributesOf(await getPage(path(PAGE)), 'main a', 'href');
    expect(links.includes(path('/newsroom'))).toBe(locale !== 'cn');
    expect(links).toContain(path('/subscribe'));
  });
});
