import { describe, expect, it } from 'vitest';
import { footerCopy } from '#content/footer/footer.ts';
import { beian, listSocialLinks, socialMarketOf } from '#content/site-links.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

describe.each(allSites)('the footer in $locale', ({ locale, path, messages }) => {
  const SOCIAL_LINKS = `footer nav[aria-label="${messages.Footer.social}"] a`;

  const expectSocialLinks = async (ids: readonly string[]) => {
    const $ = await getPage(path('/'));
    expect(attributesOf($, SOCIAL_LINKS, 'href').map((url) => url.split('/').at(-1))).toEqual(ids);
    expect(textsOf($, SOCIAL_LINKS)).toEqual(
      listSocialLinks(socialMarketOf[locale]).map(({ name }) => expect.stringContaining(name)),
    );
  };

  it.runIf(locale === 'cn')('R12 links to the four Chinese social media', async () => {
    await expectSocialLinks(['wechat', 'weibo', 'wechat-video', 'douyin']);
  });

  it.skipIf(locale === 'cn')('R13 links to five social media', async () => {
    await expectSocialLinks(['linkedin', 'youtube', 'twitter', 'facebook', 'instagram']);
  });

  it(`R15 has ${locale === 'cn' ? 'the' : 'no'} Chinese filing`, async () => {
    const filings = attributesOf(await getPage(path('/')), 'footer a', 'href').filter((href) =>
      beian.some((filing) => filing.href === href),
    );
    expect(filings).toHaveLength(locale === 'cn' ? beian.length : 0);
  });

  it('R14 has columns of links', async () => {
    const $ = await getPage(path('/material/0-all'));
    expect(textsOf($, 'footer .footer-column summary')).toContain(footerCopy[locale].materials);
    const columns = $('footer .footer-column').toArray();
    expect(columns.map((column) => $('a[href]', column).length)).not.toContain(0);
  });

  it('R16 links to the privacy policy, the terms of use and the imprint', async () => {
    const links = attributesOf(await getPage(path('/material/0-all')), 'footer a', 'href');
    expect(links).toEqual(expect.arrayContaining(['/privacyPolicy', '/termofUse', '/imprint'].map(path)));
  });

  it('R17 Q55 carries the years since 2025', async () => {
    const [footer] = textsOf(await getPage(path('/material/0-all')), 'footer');
    expect(footer).toMatch(new RegExp(`© 2025(?:–20\\d\\d)? ${messages.Site.brand}`));
  });

  it('R10 has a subscription bar', async () => {
    expect((await getPage(path('/')))('footer form input[type=email]').length).toBe(1);
  });

  it('R18 opens one section at a time', async () => {
    const names = attributesOf(await getPage(path('/')), '.footer-column', 'name');
    expect(new Set(names)).toEqual(new Set(['footer']));
  });
});
