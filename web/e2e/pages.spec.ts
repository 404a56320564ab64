import { expect, sampleSites, sites, test } from './site.ts';

const { cn, de } = sites;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path } of sampleSites(cn)) {
    test(`the questions of a marketing page in ${locale} open`, async ({ page }) => {
      await page.goto(path('/application/solution/waxUp'));
      const folds = await page.getByRole('main').locator('details').all();
      expect(folds.length).toBeGreaterThan(2);
      for (const fold of folds) {
        if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
        await expect(fold.locator('p')).toBeVisible();
      }
    });
  }
});

test('a legal page has a table of contents with working links', async ({ page }) => {
  await page.goto(de.path('/privacyPolicy'));
  const contents = page.getByRole('navigation', { name: de.messages.Legal.contents });
  const last = contents.getByRole('link').last();
  const target = await last.getAttribute('href');
  await last.click();
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(target ?? ''))).toBeInViewport();
});
