import type { APIRequestContext } from '@playwright/test';
import { warranty } from '#content/warranty/warranty.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Support;

type Printer = { slug: string; hasSupport: boolean };

async function findPrinters(request: APIRequestContext): Promise<Printer[]> {
  const query = '{ products(filter: { kind: PRINTER }, pageSize: 100) { items { slug hasSupport } } }';
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  return data.products.items;
}

test.describe('printer support', () => {
  test('R152 Q25 exists only for supported printers, with its own title', async ({ request }) => {
    test.slow();
    const printers = await findPrinters(request);
    const slugsOf = (some: Printer[]) => some.map(({ slug }) => slug);
    const supported = slugsOf(printers.filter(({ hasSupport }) => hasSupport));
    const others = slugsOf(printers.filter(({ hasSupport }) => !hasSupport));
    expect(supported).toEqual(expect.arrayContaining(['A2D', 'Reflex']));
    const titles = new Set<string>();
    for (const slug of supported) {
      const response = await request.get(`/hardware/${slug}/3d-printer-support`);
      expect({ slug, status: response.status() }).toEqual({ slug, status: 200 });
      titles.add(/<title>([^<]*)/.exec(await response.text())?.[1] ?? '');
    }
    expect(titles.size).toBe(supported.length);
    for (const slug of [...others, 'hive', 'nothing']) {
      const response = await request.get(`/hardware/${slug}/3d-printer-support`);
      expect({ slug, status: response.status() }).toEqual({ slug, status: 404 });
    }
  });

  for (const {
    locale,
    path,
    messages: { Support },
  } of allSites) {
    test(`R152 R304 Q32 the HTML contains support articles by topic in ${locale}`, async ({ request }) => {
      const html = await (await request.get(path('/hardware/A2D/3d-printer-support'))).text();
      const [main = ''] = html.match(/<main[\s\S]*<\/main>/) ?? [];
      const headings = [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text);
      expect(headings).toEqual([...Object.values(Support.topics), Support.more]);
      const articles = main.split('<details').slice(1);
      expect(articles.length).toBeGreaterThan(10);
      for (const article of articles) expect(article).toMatch(/<(?:p|ol|ul)>/);
    });
  }

  test('R152 covers its own printer and general topics', async ({ page }) => {
    await page.goto('/hardware/Reflex/3d-printer-support');
    await expect(page.getByText('First set-up of the Reflex, Reflex RS and the Turbo models')).toBeVisible();
    await expect(page.getByText('Prints do not stick to the platform')).toBeVisible();
    await expect(page.getByText('First set-up of the UltraCraft A2D, A2D 4K and A2D HD')).toHaveCount(0);
  });

  test('R152 is linked from the printer page and links to the warranty of its line', async ({ page }) => {
    await visit(page, '/de/hardware/Reflex');
    await page.getByRole('link', { name: de.messages.Products.next.support.replace('{name}', 'Reflex') }).click();
    await expect(page).toHaveURL('/de/hardware/Reflex/3d-printer-support');
    const more = page.getByRole('region', { name: de.messages.Support.more });
    await more.getByRole('link', { name: de.messages.Support.links.warranty }).click();
    await expect(page).toHaveURL('/de/warranty-policies#reflex');
  });

  test('articles open with the keyboard', async ({ page }) => {
    await visit(page, '/hardware/A2D/3d-printer-support');
    const article = page.locator('main details').first();
    await article.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(article.getByRole('list')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(article.getByRole('list')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R168 shows everything from the choice of a printer to the article texts', async ({ page }) => {
    await page.goto('/store/support');
    await page.getByRole('main').getByRole('link', { name: 'UltraCraft A3D', exact: true }).click();
    await expect(page).toHaveURL('/hardware/A3D/3d-printer-support');
    await page.getByText('The A3D does not refill or takes longer than 150 s').click();
    const article = page.locator('details[open]');
    await expect(article).toContainText(messages.updated.replace('{date}', ''));
  });

  test('links in articles keep the page language', async ({ page }) => {
    await page.goto('/cn/hardware/A2D/3d-printer-support');
    const links = page.locator('.article-text a[href^="/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('/cn/'))).toEqual([]);
  });
});

test.describe('warranty', () => {
  for (const { locale, path, messages } of allSites) {
    const language = locale === 'cn' ? 'cn' : 'en';
    test(`R87 R174 Q28 shows the conditions of both lines in ${locale}`, async ({ page }) => {
      await page.goto(path('/warranty-policies'));
      for (const line of ['dental', 'reflex'] as const) {
        const text = warranty[line][language];
        const region = page.getByRole('region', { name: text.title });
        await expect(region.getByRole('rowheader')).toHaveText(text.periods.map(({ part }) => part));
        await expect(region.getByRole('heading', { level: 3 })).toContainText(text.sections.map(({ title }) => title));
      }
      const notice = page.getByText(messages.Warranty.otherLanguageTitle);
      await expect(notice).toHaveCount(locale === 'de' ? 1 : 0);
      await expect(page.locator('main section[lang="en"]')).toHaveCount(locale === 'de' ? 2 : 0);
    });
  }

  test('Q17 the German page shows English text and has the English canonical URL', async ({ page }) => {
    await page.goto(de.path('/warranty-policies'));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /^https?:\/\/[^/]+\/warranty-policies$/,
    );
    await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(0);
  });

  test('Q17 the footer disables languages in which the conditions are not available', async ({ page }) => {
    await page.goto('/warranty-policies');
    const links = page.getByRole('navigation', { name: en.messages.Languages.title });
    await expect(links.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-disabled', 'true');
    await expect(links.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/cn/warranty-policies');
  });
});
