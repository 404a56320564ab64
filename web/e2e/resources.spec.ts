import { readStructuredData } from './accessibility.ts';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.Resources;
const LIST = '/aboutUs/resources';
const PAPER = `${LIST}/detail/white-paper-burn-out-of-castable-resin-313`;

for (const { locale, tag, path, messages: local } of allSites) {
  test(`R94 R187 resources in ${locale} can be filtered by eight types`, async ({ page }) => {
    await visit(page, path(LIST));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(local.Resources.scopes.all.title);
    const labels = await page.getByRole('checkbox').locator('..').allTextContents();
    expect(labels.map((label) => label.replace(/ ?[(（]\d+[)）]$/, ''))).toEqual(
      Object.values(local.Resources.modules),
    );
  });

  test(`R100 a white paper is available in ${locale}`, async ({ page }) => {
    await visit(page, path(PAPER));
    await expect(page.locator('.article-text')).not.toHaveAttribute('lang');
    await expect(page.getByRole('group', { name: local.Resources.table }).getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cast UV 3.0' })).toHaveAttribute(
      'href',
      path('/material/materialDetail/cast-uv-3-0-102'),
    );
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await readStructuredData(page, 'Article')).toMatchObject({ headline, inLanguage: tag });
  });
}

test('R187 combines types in a shareable URL that supports Back', async ({ page, context }) => {
  await visit(page, LIST);
  await page.getByRole('checkbox', { name: 'Webinars (4)' }).check();
  await expect(page).toHaveURL(`${LIST}?module=webinars`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Brochures (4)' }).check();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('8 resources');
  const shared = await context.newPage();
  await visit(shared, page.url());
  await expect(shared.getByRole('article')).toHaveCount(8);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('R187 shows blogs as Applications', async ({ page }) => {
  await visit(page, `${LIST}?module=applications`);
  await expect(page.getByRole('checkbox', { name: 'Applications (6)' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('R188 R303 can sort by oldest first', async ({ page }) => {
  await visit(page, LIST);
  const first = page.getByRole('article').first().getByRole('time');
  await expect(first).toHaveAttribute('datetime', /^2026-11/);
  await page.getByLabel(messages.sort).selectOption(messages.sorts.asc);
  await expect(page).toHaveURL(`${LIST}?sort=asc`);
  await expect(first).toHaveAttribute('datetime', /^2022/);
});

test('R189 finds a resource by part of its name, with the keyboard', async ({ page }) => {
  await visit(page, LIST);
  await page.getByRole('searchbox', { name: messages.name }).fill('burn-OUT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?name=burn-OUT`);
  await expect(page.getByRole('searchbox', { name: messages.name })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(PAPER);
});

test('R189 a search without results can be reset', async ({ page }) => {
  await visit(page, `${LIST}?name=nothing-of-the-kind`);
  await expect(page.getByRole('heading', { name: messages.noMatchTitle })).toBeVisible();
  await page.getByRole('button', { name: messages.reset }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('searchbox', { name: messages.name })).toHaveValue('');
  await expect(page.getByRole('heading', { name: messages.results })).toBeFocused();
});

test('R187 R188 filtering and sorting on a later page keeps the focus', async ({ page }) => {
  await visit(page, `${LIST}?page=2`);
  const webinars = page.getByRole('checkbox', { name: /^Webinars/ });
  await webinars.press('Space');
  await expect(page).toHaveURL(`${LIST}?module=webinars`);
  await expect(webinars).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${LIST}?module=webinars&module=events`);
  await visit(page, `${LIST}?page=2`);
  const order = page.getByLabel(messages.sort);
  await order.focus();
  await order.selectOption(messages.sorts.asc);
  await expect(page).toHaveURL(`${LIST}?sort=asc`);
  await expect(order).toBeFocused();
});

test('R303 paginates', async ({ page }) => {
  await visit(page, `${LIST}?sort=asc`);
  await page.getByRole('link', { name: messages.next }).click();
  await expect(page).toHaveURL(`${LIST}?sort=asc&page=2`);
  await expect(page.getByRole('heading', { name: messages.results })).toBeFocused();
});

test('R96 has a separate list for the Reflex line', async ({ page }) => {
  await visit(page, `${LIST}/reflex-resources`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.scopes.reflex.title);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('15 resources');
});

test('R302 redirects outdated slugs and records whose page is elsewhere', async ({ page }) => {
  await page.goto(`${LIST}/detail/old-words-313`);
  await expect(page).toHaveURL(PAPER);
  await page.goto(`/de${LIST}/detail/anything-408`);
  await expect(page).toHaveURL('/de/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408');
  await page.goto(`${LIST}/detail`);
  await expect(page).toHaveURL(LIST);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R94 lists every resource', async ({ page }) => {
    await page.goto(`/de${LIST}`);
    await expect(page.getByRole('article')).toHaveCount(await countRecords(page.request, 'resources'));
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
