import { designServiceCopy } from '#content/design-service/copy.ts';
import { designService } from '#content/design-service/page.ts';
import { facts } from '#content/facts.ts';
import { homeCopy } from '#content/home/copy.ts';
import { home } from '#content/home/page.ts';
import { findMarketingPage, marketingPaths } from '#content/marketing-pages.ts';
import { getPage, isSinglePath, pagePaths } from '#content/pages.ts';
import { resolveContentLocale } from '#i18n/paths.ts';
import type { SectionLayout } from '#sections/page-content.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const built = pagePaths.filter((path) => isSinglePath(path) && getPage(path).isBuilt);

function findFaults(html: string, { tag, path }: { tag: string; path: string }): string[] {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const faults = {
    language: !html.includes(`<html lang="${tag}"`),
    heading: html.match(/<h1[ >]/g)?.length !== 1,
    title: /<title>(?:default title)?<\/title>/.test(html),
    canonical: !canonical || new URL(canonical).pathname !== path,
    picture: !html.includes('property="og:image"'),
  };
  return Object.entries(faults).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

for (const { locale, tag, path } of allSites) {
  const translated = built.filter((place) => resolveContentLocale(locale, getPage(place).locales) === locale);

  test(`R9 R68 R69 R79 R80 R103 R113 every page in ${locale} has a language, one heading, a title, a canonical URL and a picture`, async ({
    request,
  }) => {
    for (const place of translated.map(path)) {
      const response = await request.get(place, { headers: { 'accept-language': 'fr' } });
      const faults = findFaults(await response.text(), { tag, path: place });
      expect({ place, status: response.status(), faults }).toEqual({ place, status: 200, faults: [] });
    }
  });
}

const DENTAL_RESINS = '{ materials(filter: { group: DENTAL }) { totalCount } }';

const figures = [
  {
    title: 'R356 the design page shows the number of designers and their turnaround',
    place: '/services/design',
    values: [
      facts.designers.value,
      facts.designersFiveYears.value,
      facts.designersTenYears.value,
      facts.design.value,
      facts.designExpedited.value,
      facts.orthodonticDesign.value,
      facts.designAnswer.value,
    ],
  },
  {
    title: 'R58 R275 the wax-up page shows the minimum thickness',
    place: '/application/solution/waxUp',
    values: [2, 0.35],
  },
];

for (const { title, place, values } of figures) {
  for (const { locale, tag, path } of allSites) {
    test(`${title}, in ${locale}`, async ({ page }) => {
      await page.goto(path(place));
      const translated = await page.getByRole('main').getByRole('definition').allTextContents();
      for (const value of values) {
        const figure = new Intl.NumberFormat(tag).format(value);
        expect(translated).toContainEqual(expect.stringMatching(new RegExp(`(?<![\\d.,])${figure}(?![\\d.,])`)));
      }
    });
  }
}

for (const { locale, path } of allSites) {
  test(`R370 the home page in ${locale} compares 80+ min with 35 min, and counts the dental resins`, async ({
    page,
  }) => {
    const list = await page.request.post('/graphql', { data: { query: DENTAL_RESINS } });
    const { totalCount } = (await list.json()).data.materials;
    await page.goto(path('/'));
    const figureOf = (name: string) =>
      page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');
    const { items } = homeCopy[locale].figures;
    await expect(figureOf(items.waxUp)).toHaveText(/^80\+\s*35\s/);
    await expect(figureOf(items.materials)).toHaveText(String(totalCount));
  });
}

for (const { locale, path } of allSites) {
  test(`R161 R202 the design page in ${locale} offers an order form for each of four regions`, async ({ page }) => {
    await visit(page, path('/services/design'));
    const { items } = designServiceCopy[locale].downloads;
    expect(Object.keys(items)).toEqual(['northAmerica', 'asiaPacific', 'europe', 'china']);
    const files = Object.values(designService.downloads.items).map(({ file }) => file);
    for (const [index, { title, action }] of Object.values(items).entries()) {
      const region = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      const link = region.getByRole('link', { name: action });
      await expect(link).toContainText(/CSV.+1\skB/);
      const waiting = page.waitForEvent('download');
      await link.click();
      expect((await waiting).suggestedFilename()).toBe(files[index]);
    }
  });
}

for (const { locale, path, messages } of allSites) {
  test(`R356 the design page in ${locale} has translated time units`, async ({ page }) => {
    await page.goto(path('/services/design'));
    const translated = (await page.getByRole('main').getByRole('definition').allTextContents()).join('\n');
    expect(translated).toContain(`${facts.designAnswer.value} ${messages.Units.min}`);
    expect(translated).toContain(`≤ ${facts.design.value} ${messages.Units.h}`);
  });
}

const { de } = sites;

function findMissing(section: SectionLayout, main: string): string[] {
  const leadsTo = (path: RegExp) => main.match(new RegExp(`href="${path.source}"`, 'g'))?.length ?? 0;
  if (section.kind === 'machines') return section.slugs.filter((slug) => !leadsTo(RegExp(`/hardware/${slug}`)));
  if (section.kind === 'materials')
    return section.ids.filter((id) => !leadsTo(RegExp(`/material/materialDetail/[^"]+-${id}`)));
  if (section.kind === 'case-studies')
    return leadsTo(/\/application\/moreApplication\/cases\/\d+/) < section.count ? ['cases'] : [];
  return [];
}

test('shows every machine and material of a page, and the right number of case studies', async ({ request }) => {
  const marketingPages = marketingPaths.map((place) => ({ place, layout: findMarketingPage(place)?.layout ?? {} }));
  for (const { place, layout } of [{ place: '/', layout: home }, ...marketingPages]) {
    const html = await (await request.get(place)).text();
    // The footer links to every machine and does not count.
    const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
    const missing = Object.values<SectionLayout>(layout).flatMap((section) => findMissing(section, main));
    expect({ place, missing }).toEqual({ place, missing: [] });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const place of marketingPaths) {
    test(`${place} shows its sections, and its accordions open`, async ({ page }) => {
      await page.goto(place);
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
      for (const fold of await page.getByRole('main').locator('details').all()) {
        await fold.locator('summary').click();
        await expect(fold.locator('p')).toBeVisible();
      }
    });
  }
});

test('a legal page has a table of contents with working links', async ({ page }) => {
  await page.goto(de.path('/privacyPolicy'));
  const contents = page.getByRole('navigation', { name: de.messages.Legal.contents });
  const last = contents.getByRole('link').last();
  const title = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();
});

test('has robots.txt, a manifest and metadata for other sites', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemapAddress = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
  expect(new URL(sitemapAddress).pathname).toBe('/sitemap.xml');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of allSites) expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path('/material/0-all')}</loc>`));
  expect(sitemap).toContain('hreflang="zh-CN"');
  // Q13 Q17 Q26: no unlisted or untranslated page may appear as a page or as an alternate.
  expect(sitemap).toContain('/de/newsroom<');
  for (const absent of ['/search', '/cn/newsroom', '/de/warranty-policies', '/de/aboutUs/events']) {
    expect(sitemap).not.toMatch(new RegExp(`${absent}[<"]`));
  }
  for (const [url, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/512.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
    ['/open-graph/products/A2D_4K.jpg', 'image/jpeg'],
  ] as const) {
    const response = await request.get(url);
    expect([url, response.status(), response.headers()['content-type']]).toEqual([url, 200, type]);
  }
});

test('forbids framing and third-party scripts', async ({ request }) => {
  const headers = (await request.get('/material/0-all')).headers();
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});
