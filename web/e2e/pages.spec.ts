import { marketingPaths } from '#content/marketing-pages.ts';
import { expect, sites, test } from './site.ts';

const { de } = sites;

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
