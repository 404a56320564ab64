import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;

test('R50 R52 R171 Q13 loads more results, and Back restores the previous search', async ({ page }) => {
  const { SearchBox } = en.messages;
  await visit(page, '/');
  await page.getByRole('button', { name: SearchBox.label }).click();
  await page.getByRole('combobox').fill('resin');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/search?key=resin');
  const field = page.getByRole('searchbox', { name: SearchBox.label });
  await expect(field).toHaveValue('resin');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(10);
  await page.locator('main a[href*="#hit-11"]').click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(results).not.toHaveCount(10);
  await expect(results.nth(10).getByRole('link')).toBeFocused();
  await field.fill('  wash & cure ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=wash(\+|%20)%26(\+|%20)cure$/);
  await expect(page.getByRole('heading', { name: /wash & cure/ })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('resin');
});

test('R171 a type of results is chosen with the keyboard', async ({ page }) => {
  const { Search } = de.messages;
  await visit(page, de.path('/search?key=Resin'));
  const types = page.getByRole('navigation', { name: Search.types.label });
  await types.getByRole('link', { name: Search.types.machine }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]type=machine#type-machine$/);
  const chosen = types.locator('[aria-current=true]');
  await expect(chosen).toContainText(Search.types.machine);
  await expect(chosen).toBeFocused();
  await page.goBack();
  await expect(chosen).toContainText(Search.types.all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R22 R50 R52 R171 leads from the icon in the header to further results', async ({ page }) => {
    await page.goto(de.path('/'));
    await page.locator(`header a[href="${de.path('/search')}"]`).click();
    await page.getByRole('searchbox').fill('Resin');
    await page.getByRole('search').getByRole('button', { name: de.messages.SearchBox.submit }).click();
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(10);
    await page.locator('main a[href*="#hit-11"]').click();
    await expect(results.nth(10)).toBeVisible();
  });
});
