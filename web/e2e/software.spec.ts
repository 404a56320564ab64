import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

test('R167 R389 the installer of a version is requested with the inquiry form, with the keyboard', async ({ page }) => {
  const { Software: messages } = en.messages;
  await visit(page, '/store/software');
  await page.getByRole('link', { name: messages.request }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: messages.requestTitle })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R204 release notes can be expanded', async ({ page }) => {
    await page.goto('/store/software');
    await page.getByText(en.messages.Software.changes).first().click();
    await expect(page.locator('main details[open]').getByRole('heading', { level: 4 }).first()).toBeVisible();
  });
});
