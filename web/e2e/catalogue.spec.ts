import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

test('R72 R177 R239 the catalogue has no menu, promotion or drawer', async ({ page }) => {
  const { messages } = en;
  const discountCard = page.getByRole('complementary', { name: messages.Promotions.discount.open });
  await visit(page, '/');
  await expect(discountCard).toBeVisible();
  await visit(page, '/catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Catalogue.title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('.site-header, .site-footer, .back-to-top')).toHaveCount(0);
  await expect(discountCard).toHaveCount(0);
  await expect(page.locator('input, textarea')).toHaveCount(0);
});

test('R72 the catalogue prints completely, without its print button', async ({ page }) => {
  await visit(page, '/catalogue');
  const button = page.getByRole('button', { name: en.messages.Catalogue.print });
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  const cutOff = await page
    .locator('main table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
    );
  expect(cutOff).toBe(0);
});
