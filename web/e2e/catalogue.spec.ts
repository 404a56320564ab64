import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

for (const { locale, path, messages } of allSites) {
  test(`R72 R177 R239 the catalogue in ${locale} has no menu, promotion or drawer`, async ({ page }) => {
    const discountCard = page.getByRole('complementary', { name: messages.Promotions.discount.title });
    await visit(page, path('/'));
    await expect(discountCard).toBeVisible();
    await visit(page, path('/catalogue'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Catalogue.title);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('.site-header, .site-footer, .back-to-top')).toHaveCount(0);
    await expect(discountCard).toHaveCount(0);
    await expect(page.locator('input, textarea')).toHaveCount(0);
  });

  test(`R72 the catalogue in ${locale} lists all machines and materials`, async ({ page }) => {
    const listed: string[] = [];
    for (const list of ['/hardware', '/material/0-all', '/material/1-all', '/material/2-all']) {
      await visit(page, path(list));
      listed.push(...(await page.locator('main article h3 a').allInnerTexts()));
    }
    expect(listed.length).toBeGreaterThan(40);
    await visit(page, path('/catalogue'));
    const named = await page.locator('main :is(li h3, tbody th) a').allInnerTexts();
    expect(named).toEqual(listed);
  });
}

test('R72 the catalogue prints completely, without its print button', async ({ page }) => {
  const { en } = sites;
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
