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

  test('R204 shows the release notes', async ({ page }) => {
    await page.goto('/store/software');
    await expect(page.getByRole('heading', { name: en.messages.Software.changes, level: 4 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 5 }).first()).toBeVisible();
  });
});
