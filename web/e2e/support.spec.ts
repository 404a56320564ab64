import { warranty } from '#content/warranty/warranty.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Support;

test.describe('printer support', () => {
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
