import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.SearchBox;

test('R22 R43 R44 R47 R49 R50 leads from the header to a result', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('button', { name: messages.label });
  const field = page.getByRole('combobox', { name: messages.label });
  await opener.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeInViewport();
  await field.fill('nothing');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('Cast UV 3.0');
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
  await field.press('ArrowDown');
  const active = page.getByRole('option', { selected: true });
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  const target = await active.getAttribute('href');
  expect(target).toMatch(/^\//);
  await field.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(field).toBeHidden();
});

test('R43 closes the menus when opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: en.messages.Header.menu, exact: true }).click();
  await page.getByRole('button', { name: messages.label }).click();
  await expect(page.getByRole('navigation', { name: en.messages.Site.navigation })).toBeHidden();
  await expect(page.getByRole('combobox')).toBeFocused();
});
