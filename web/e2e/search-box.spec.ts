import type { Page } from '@playwright/test';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn } = sites;

const messages = en.messages.SearchBox;

async function open(page: Page, path = '/', name = messages.label) {
  await visit(page, path);
  await page.getByRole('button', { name }).click();
  return page.getByRole('combobox', { name });
}

test('R22 R43 R332 focuses an empty field and shows recommendations when opened', async ({ page }) => {
  const field = await open(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5);
});

test('R43 closes the menus when opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: en.messages.Header.menu, exact: true }).click();
  await page.getByRole('button', { name: messages.label }).click();
  await expect(page.getByRole('navigation', { name: en.messages.Site.navigation })).toBeHidden();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('R44 clears the text when closed', async ({ page }) => {
  const field = await open(page);
  await field.fill('reflex');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: messages.label })).toBeFocused();
  await page.getByRole('button', { name: messages.label }).click();
  await expect(field).toHaveValue('');
});

test('R47 R49 R50 R333 shows results half a second after typing, with working links', async ({ page }) => {
  const field = await open(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.fill('cast');
  await expect(page.getByRole('status').filter({ hasText: /Found \d+ results/ })).toBeVisible();
  const option = page.getByRole('option', { name: /Cast UV 3\.0/ }).first();
  await expect(option).toHaveAttribute('href', /^\//);
});

test('R47 sends no request before the debounce delay', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SearchSuggestions') || request.postData()?.includes('SearchSuggestions'))
      requests.push('');
  });
  const field = await open(page);
  const settle = async () => {
    await page.clock.runFor(200);
    return page.getByRole('option').count();
  };
  await expect.poll(settle).toBeGreaterThan(0);
  requests.length = 0;
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await field.fill('cast');
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requests.length).toBe(1);
});

test('R45 R50 reports missing results without a list', async ({ page }) => {
  const field = await open(page);
  await field.fill('zzzzzz');
  await expect(page.getByText(messages.none)).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test.describe('without a response', () => {
  test.use({ allowedErrors: /status of 502|Failed to load resource/ });

  test('R51 R330 keeps the list hidden', async ({ page }) => {
    await page.route('**/graphql**', (route) => route.fulfill({ status: 502, body: '{}' }));
    const field = await open(page);
    const answered = page.waitForResponse('**/graphql**');
    await field.fill('cast');
    await answered;
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('cast');
  });
});

test('R46 R274 ignores an empty submit', async ({ page }) => {
  const field = await open(page);
  await field.fill('   ');
  await field.press('Enter');
  await expect(field).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('R52 submits to the results page', async ({ page }) => {
  const field = await open(page, cn.path('/'), cn.messages.SearchBox.label);
  await field.fill('树脂');
  await field.press('Enter');
  await expect(page).toHaveURL(`${cn.path('/search')}?key=${encodeURIComponent('树脂')}`);
});

test('arrow keys move through suggestions, and Enter follows one', async ({ page }) => {
  const field = await open(page);
  await field.fill('casting');
  await expect(page.getByRole('status').filter({ hasText: /Found/ })).toBeVisible();
  await field.press('ArrowDown');
  const active = page.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(active).toHaveCount(0);
});

test('Q60 shows suggestions in the page language', async ({ page }) => {
  await open(page, cn.path('/'), cn.messages.SearchBox.label);
  await expect(page.getByRole('option').first()).toHaveText(/[一-鿿]/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R22 the icon links to the search page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header a[href="/search"]')).toBeVisible();
  });
});
