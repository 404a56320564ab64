import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { homeCopy } from '#content/home/copy.ts';
import { home } from '#content/home/page.ts';
import { findLegalText } from '#content/legal/legal-texts.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';
import { getPage as getPageRow, isSinglePath, pagePaths } from '#content/pages.ts';
import { resolveContentLocale } from '#i18n/paths.ts';
import type { SectionLayout } from '#sections/page-content.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

const built = pagePaths.filter((path) => isSinglePath(path) && getPageRow(path).isBuilt);

describe.each(allSites)('pages in $locale', ({ locale, tag, path }) => {
  const translated = built.filter((place) => resolveContentLocale(locale, getPageRow(place).locales) === locale);

  it.each(translated)(
    `%s has a language, one heading, a title, a canonical URL and a picture in ${locale}`,
    async (place) => {
      const { status, html } = await get(path(place), { 'accept-language': 'fr' });
      const $ = load(html);
      const [canonical = ''] = attributesOf($, 'link[rel=canonical]', 'href');
      expect([status, $('html').attr('lang'), $('h1').length, new URL(canonical).pathname]).toEqual([
        200,
        tag,
        1,
        path(place),
      ]);
      expect($('title').text()).not.toMatch(/^(?:default title)?$/);
      expect(attributesOf($, 'meta[property="og:image"]', 'content')).toEqual([expect.stringMatching(/^http.+\.jpg$/)]);
    },
  );

  const readHeadings = async (place: string) => textsOf(await getPage(path(place)), 'h1');
  const heroOf = (place: string) => String(findMarketingPage(place)?.copy[locale].hero.title);

  it('R68 / is the home page', async () => {
    expect(await readHeadings('/')).toEqual([homeCopy[locale].hero.title]);
  });

  it('R69 /aboutUs is the page about the company', async () => {
    expect(await readHeadings('/aboutUs')).toEqual([heroOf('/aboutUs')]);
  });

  it('R79 /privacyPolicy is the privacy policy', async () => {
    expect(await readHeadings('/privacyPolicy')).toEqual([findLegalText('/privacyPolicy')?.copy[locale].title]);
  });

  it('R80 /SAP is the overview of software and automation', async () => {
    expect(await readHeadings('/SAP')).toEqual([heroOf('/SAP')]);
  });

  it('R70 /application is the overview of applications', async () => {
    expect(await readHeadings('/application')).toEqual([heroOf('/application')]);
  });

  it('R103 /application/clear-aligners is the page for clear aligners', async () => {
    expect(await readHeadings('/application/clear-aligners')).toEqual([heroOf('/application/clear-aligners')]);
  });

  it('R105 /application/dental-clinic-3d-printer is the page for dental clinics', async () => {
    expect(await readHeadings('/application/dental-clinic-3d-printer')).toEqual([
      heroOf('/application/dental-clinic-3d-printer'),
    ]);
  });

  it('R106 /application/dental-labs-3d-printer is the page for dental labs', async () => {
    expect(await readHeadings('/application/dental-labs-3d-printer')).toEqual([
      heroOf('/application/dental-labs-3d-printer'),
    ]);
  });

  it('R113 /application/hearables/tws is the page for true wireless earphones', async () => {
    expect(await readHeadings('/application/hearables/tws')).toEqual([heroOf('/application/hearables/tws')]);
  });

  it.each([
    ['R59 R118', 'digital-impression', 'the digital impression'],
    ['R56 R119', 'fastScan', 'immediate implant restoration by fast scanning'],
    ['R61 R120', 'fixedRestorations', 'fixed restorations'],
    ['R57 R121', 'noCut', 'scanning without cutting the model'],
    ['R54 R122', 'orthopedics', 'orthotics and prosthetics'],
    ['R123', 'splint', 'splints'],
    ['R124', 'splint-innovate', 'new splint designs'],
    ['R60 R125', 'temporaryCrown', 'temporary crowns'],
  ])('%s /application/solution/%s is the solution page for %s', async (_numbers, name) => {
    const place = `/application/solution/${name}`;
    expect(await readHeadings(place)).toEqual([heroOf(place)]);
  });

  it('R116 /application/solution/color is the page about color', async () => {
    expect(await readHeadings('/application/solution/color')).toEqual([heroOf('/application/solution/color')]);
  });

  it('R126 /application/solution/texture is the page about texture', async () => {
    expect(await readHeadings('/application/solution/texture')).toEqual([heroOf('/application/solution/texture')]);
  });

  it('R127 /application/solution/treatment is the page about surface treatment', async () => {
    expect(await readHeadings('/application/solution/treatment')).toEqual([heroOf('/application/solution/treatment')]);
  });
});

describe('sections', () => {
  const marketingPages = marketingPaths.map((place) => ({ place, layout: findMarketingPage(place)?.layout ?? {} }));

  it.each([{ place: '/', layout: home }, ...marketingPages])(
    '$place shows all of its machines and materials, and the right number of case studies',
    async ({ place, layout }) => {
      // The footer links to every machine and does not count.
      const links = attributesOf(await getPage(place), 'main a', 'href');
      expect(Object.values<SectionLayout>(layout).flatMap((section) => findMissing(section, links))).toEqual([]);
    },
  );
});

function findMissing(section: SectionLayout, links: readonly string[]): string[] {
  const count = (pattern: RegExp) => links.filter((link) => pattern.test(link)).length;
  if (section.kind === 'machines') return section.slugs.filter((slug) => !count(RegExp(`^/hardware/${slug}$`)));
  if (section.kind === 'materials')
    return section.ids.filter((id) => !count(RegExp(`^/material/materialDetail/.+-${id}$`)));
  if (section.kind === 'case-studies')
    return count(/^\/application\/moreApplication\/cases\/\d+$/) < section.count ? ['cases'] : [];
  return [];
}
