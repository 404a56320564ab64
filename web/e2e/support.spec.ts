import { warranty } from '#content/warranty/warranty.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Support;

test.describe('printer support', () => {
  test('R152 leads from a printer page to articles and to the warranty of its line', async ({ page }) => {
    await visit(page, '/de/hardware/Reflex');
    await page.getByRole('link', { name: de.messages.Products.next.support.replace('{name}', 'Reflex') }).click();
    await expect(page).toHaveURL('/de/hardware/Reflex/3d-printer-support');
    const article = page.locator('main details').first();
    await article.locator('summary').press('Enter');
    await expect(article.getByRole('list').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(article.getByRole('list').first()).toBeHidden();
    const more = page.getByRole('region', { name: de.messages.Support.more });
    await more.getByRole('link', { name: de.messages.Support.links.warranty }).click();
    await expect(page).toHaveURL('/de/warranty-policies#reflex');
    await expect(page.getByRole('region', { name: warranty.reflex.de.title })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R168 shows everything from the choice of a printer to the article texts', async ({ page }) => {
    await page.goto('/store/support');
    await page.getByRole('main').getByRole('link', { name: 'UltraCraft A3D', exact: true }).click();
    await expect(page).toHaveURL('/hardware/A3D/3d-printer-support');
    await page.locator('summary', { hasText: 'A3D: refill fails or is slow' }).click();
    const article = page.locator('details[open]');
    await expect(article).toContainText(messages.updated.replace('{date}', ''));
  });
});
