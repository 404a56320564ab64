import { allSites, expect, sites, test } from './site.ts';

const { en, cn, de } = sites;

const queries = { en: 'resin', cn: '树脂', de: 'Resin' } as const;

for (const {
  locale,
  path,
  messages: { Search, SearchBox },
} of allSites) {
  test(`R50 R171 R215 Q13 shows ten results at a time in ${locale} until there are no more`, async ({ page }) => {
    await page.goto(`${path('/search')}?${new URLSearchParams({ key: queries[locale] })}`);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(10);
    await expect(page.getByRole('searchbox', { name: SearchBox.label })).toHaveValue(queries[locale]);
    const status = await page.getByRole('main').getByRole('status').textContent();
    const total = Number(/\d+/.exec(status ?? '')?.[0]);
    expect(status).toBe(Search.found.replace('{total}', String(total)));
    await page.getByRole('link', { name: Search.more }).click();
    await expect(results).toHaveCount(Math.min(20, total));
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(results.nth(10).getByRole('link')).toBeFocused();
  });
}

test('R50 Q58 the last page says so, and its URL includes all previous pages', async ({ page }) => {
  await page.goto('/search?key=reflex&page=50');
  await expect(page.getByText(en.messages.Search.noMore)).toBeVisible();
  const results = page.getByRole('main').getByRole('listitem');
  const total = Number(/\d+/.exec((await page.getByRole('main').getByRole('status').textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(10);
  await expect(results).toHaveCount(total);
  await expect(page.getByRole('link', { name: en.messages.Search.more })).toBeHidden();
});

test('R50 reports missing results', async ({ page }) => {
  await page.goto(`${cn.path('/search')}?key=zzzzzz`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(cn.messages.Search.none);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('R52 R171 each search has a URL, and Back restores the previous one', async ({ page }) => {
  await page.goto('/search?key=cast');
  const field = page.getByRole('searchbox');
  await expect(page.getByRole('heading', { name: /cast/ })).toBeVisible();
  await field.fill('  wash & cure ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=wash(\+|%20)%26(\+|%20)cure$/);
  await expect(page.getByRole('heading', { name: /wash & cure/ })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('cast');
});

test('R46 R274 ignores empty input', async ({ page }) => {
  await page.goto('/search?key=cast');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?key=cast');
  await expect(page.getByRole('heading', { name: /cast/ })).toBeVisible();
});

test('R171 shows recommendations before a search', async ({ page }) => {
  await page.goto(de.path('/search'));
  await expect(page.getByRole('heading', { name: de.messages.Search.recommended })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/de\//,
  );
});

test('R171 each search has its own title and one canonical URL', async ({ page, request }) => {
  await page.goto(`${de.path('/search')}?key=reflex`);
  await expect(page).toHaveTitle(de.messages.Search.titleOf.replace('{text}', 'reflex'));
  // Result pages have internal routes that cannot be requested directly.
  const route = await request.get('/en/search/_1-cmVmbGV4', { maxRedirects: 0 });
  expect(route.status()).toBe(308);
});

for (const text of ['100%', 'a/b?c#d', '..', '../..', '<script>alert(1)</script>', '"', '-_-', '😀', 'x'.repeat(300)]) {
  test(`R171 accepts any text: ${text.slice(0, 30)}`, async ({ page }) => {
    const response = await page.goto(`/search?${new URLSearchParams({ key: text })}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('searchbox')).toHaveValue(text.slice(0, 100));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(`“${text.slice(0, 100)}”`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, messages } of allSites) {
    test(`R50 R52 R171 works in ${locale}`, async ({ page }) => {
      await page.goto(path('/search'));
      await page.getByRole('searchbox').fill(queries[locale]);
      await page.getByRole('search').getByRole('button', { name: messages.SearchBox.submit }).click();
      const results = page.getByRole('main').getByRole('listitem');
      await expect(results).toHaveCount(10);
      await page.getByRole('link', { name: messages.Search.more }).click();
      await expect(results.nth(10)).toBeVisible();
    });
  }
});
