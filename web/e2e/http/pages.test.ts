import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { homeCopy } from '#content/home/copy.ts';
import { home } from '#content/home/page.ts';
import { findLegalText } from '#content/legal/legal-texts.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';
import { getPage as getPageRow, isSinglePath, pagePaths } from '#content/pages.ts';
import { blackFriday } from '#content/store/black-friday/page.ts';
import { buyReflex } from '#content/store/reflex-3d-printer/page.ts';
import { resolveContentLocale } from '#i18n/paths.ts';
import type { SectionLayout } from '#sections/page-content.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

const built = pagePaths.filter(isSinglePath);

type PageSummary = Record<'canonical' | 'h1' | 'headings' | 'links' | 'pictures', string[]> & {
  language: string | undefined;
  title: string;
};

const summaries = new Map<string, Promise<PageSummary>>();

/** Each page is loaded and parsed once. */
function summarize(path: string): Promise<PageSummary> {
  const summary = summaries.get(path) ?? getPage(path).then(toSummary);
  summaries.set(path, summary);
  return summary;
}

function toSummary($: CheerioAPI): PageSummary {
  return {
    language: $('html').attr('lang'),
    title: $('title').text(),
    canonical: attributesOf($, 'link[rel=canonical]', 'href'),
    pictures: attributesOf($, 'meta[property="og:image"]', 'content'),
    h1: textsOf($, 'h1'),
    headings: textsOf($, 'main :is(h1, h2)'),
    links: attributesOf($, 'main a', 'href'),
  };
}

describe.each(allSites)('pages in $locale', ({ locale, tag, path }) => {
  const translated = built.filter((place) => resolveContentLocale(locale, getPageRow(place).locales) === locale);

  it.each(translated)(
    `%s has a language, one heading, a title, a canonical URL and a picture in ${locale}`,
    async (place) => {
      const { language, title, canonical, pictures, h1 } = await summarize(path(place));
      expect([language, h1.length, ...canonical.map((url) => new URL(url).pathname)]).toEqual([tag, 1, path(place)]);
      expect(title).not.toMatch(/^(?:default title)?$/);
      expect(pictures).toEqual([expect.stringMatching(/^http.+\.jpg$/)]);
    },
  );

  const readHeadings = async (place: string) => (await summarize(path(place))).h1;
  const heroOf = (place: string) => String(findMarketingPage(place)?.copy[locale]?.hero.title).replaceAll(/\s+/g, ' ');

  it('R68 / is the home page', async () => {
    expect(await readHeadings('/')).toEqual([homeCopy[locale].hero.title]);
  });

  it('R79 /privacyPolicy is the privacy policy', async () => {
    expect(await readHeadings('/privacyPolicy')).toEqual([findLegalText('/privacyPolicy')?.copy[locale].title]);
  });

  it.each([
    ['R69', '/aboutUs', 'the company'],
    ['R70', '/application', 'all applications'],
    ['R80', '/SAP', 'software and automation'],
    ['R81', '/services', 'services'],
    ['R101', '/activity/A2D_HD', 'a quote for the A2D HD'],
    ['R102', '/application/accessories', 'jewelry, eyewear and other accessories'],
    ['R103', '/application/clear-aligners', 'clear aligners'],
    ['R104', '/application/consumer', 'makers and studios'],
    ['R105', '/application/dental-clinic-3d-printer', 'dental clinics'],
    ['R106', '/application/dental-labs-3d-printer', 'dental laboratories'],
    ['R107', '/application/earRibbon', 'ear hooks and ear ribbons'],
    ['R108', '/application/orthosis', 'orthoses'],
    ['R109', '/application/prosthesis', 'prostheses'],
    ['R110', '/application/socket', 'prosthetic sockets'],
    ['R111', '/application/use', 'end-use parts'],
    ['R112', '/application/hearables/hifi', 'in-ear monitors'],
    ['R113', '/application/hearables/tws', 'true wireless earphones'],
    ['R116', '/application/solution/color', 'color'],
    ['R59 R118', '/application/solution/digital-impression', 'the digital impression'],
    ['R56 R119', '/application/solution/fastScan', 'immediate implant restoration by fast scanning'],
    ['R61 R120', '/application/solution/fixedRestorations', 'fixed restorations'],
    ['R57 R121', '/application/solution/noCut', 'scanning without cutting the model'],
    ['R54 R122', '/application/solution/orthopedics', 'orthotics and prosthetics'],
    ['R123', '/application/solution/splint', 'splints'],
    ['R124', '/application/solution/splint-innovate', 'new splint designs'],
    ['R60 R125', '/application/solution/temporaryCrown', 'temporary crowns'],
    ['R126', '/application/solution/texture', 'texture'],
    ['R127', '/application/solution/treatment', 'surface treatment'],
    ['R139', '/hardware/green-print', 'printing with less waste'],
    ['R156', '/SAP/Blueprint', 'Blueprint'],
    ['R158', '/SAP/streamFlow', 'StreamFlow'],
    ['R159', '/SAP/ultra-net', 'Ultra-Net'],
    ['R162', '/store/activities', 'offers'],
    ['R163', '/store/black-friday', 'Black Friday'],
    ['R164', '/store/reflex-3d-printer', 'buying a Reflex'],
    ['R165', '/store/rs-activities-0903', 'the Reflex RS campaign of September'],
    ['R166', '/store/share-and-win', 'sharing a print'],
  ])('%s %s is the page about %s', async (_numbers, place) => {
    expect(await readHeadings(place)).toEqual([heroOf(place)]);
  });

  it.each(marketingPaths)('%s shows its sections without JavaScript', async (place) => {
    const page = findMarketingPage(place);
    const { headings } = await summarize(path(place));
    // A section of company facts appears with its first fact.
    const titles = Object.entries(page?.copy[locale] ?? {}).flatMap(([id, section]) =>
      'title' in section && page?.layout[id]?.kind !== 'company-facts' ? [section.title.replaceAll(/\s+/g, ' ')] : [],
    );
    expect(headings).toEqual(expect.arrayContaining(titles));
  });
});

describe('sections', () => {
  const marketingPages = marketingPaths.map((place) => ({ place, layout: findMarketingPage(place)?.layout ?? {} }));

  it.each([{ place: '/', layout: home }, ...marketingPages])(
    '$place shows all of its machines and materials, and the right number of case studies',
    async ({ place, layout }) => {
      // The footer links to every machine and does not count.
      const { links } = await summarize(place);
      expect(Object.values<SectionLayout>(layout).flatMap((section) => findMissing(section, links))).toEqual([]);
    },
  );

  it.each(allSites)(
    'the price list of the buying guide ends with the sum of its prices in $locale',
    async ({ path }) => {
      const list = 'main ul:has(> li h3 + p):has(+ p)';
      const $ = await getPage(path('/store/black-friday'));
      const [prices, totals] = [textsOf($, `${list} > li .tabular-nums`), textsOf($, `${list} + p .tabular-nums`)];
      expect(prices).toHaveLength(blackFriday.prices.slugs.length);
      expect(totals.map(toAmount)).toEqual([prices.map(toAmount).reduce((sum, price) => sum + price)]);
      expect([...prices, ...totals].map(toCurrency)).toEqual(
        [...prices, ...totals].map(() => toCurrency(totals[0] ?? '')),
      );
    },
  );

  it('cards show build volumes only beside cards that have one', async () => {
    const volumesOn = async (path: string) => textsOf(await getPage(path), 'main li figcaption').length;
    expect(await volumesOn('/store/reflex-3d-printer')).toBe(buyReflex.printers.slugs.length);
    expect(await volumesOn('/store/black-friday')).toBe(0);
  });
});

const toAmount = (price: string) => Number(price.replaceAll(/\D/g, ''));
const toCurrency = (price: string) => price.replaceAll(/[\d.,\s]/g, '');

function findMissing(section: SectionLayout, links: readonly string[]): string[] {
  const count = (pattern: RegExp) => links.filter((link) => pattern.test(link)).length;
  if (section.kind === 'machines' || section.kind === 'price-list')
    return section.slugs.filter((slug) => !count(RegExp(`^/hardware/${slug}$`)));
  if (section.kind === 'materials')
    return section.ids.filter((id) => !count(RegExp(`^/material/materialDetail/.+-${id}$`)));
  if (section.kind === 'case-studies')
    return count(/^\/application\/moreApplication\/cases\/\d+$/) < section.count ? ['cases'] : [];
  return [];
}
