import { allSites, expect, test } from './site.ts';

// React reports #419 if the visitor leaves before the 404 boundary has hydrated.
test.use({ allowedErrors: /status of 404|React error #419/ });

for (const { locale, tag, path, messages } of allSites) {
  const places = [
    '/foo',
    '/foo/bar/baz',
    '/404',
    '/material/3-all',
    '/material/materialDetail/nothing-999999',
    '/material/materialDetail/nothing',
  ];
  for (const place of places) {
    test(`R172 R175 R180 R323 R324 ${path(place)} responds with 404 and a localized page in the HTML`, async ({
      request,
    }) => {
      const response = await request.get(path(place));
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html).toContain(`<title>${messages.NotFound.title}</title>`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${messages.NotFound.title}</h1>`));
      expect(html).toContain('noindex');
      expect(maxAge(response.headers()['cache-control'])).toBeLessThanOrEqual(300);
    });
  }

  test(`R180 R323 the 404 page in ${locale} links to the home page`, async ({ page }) => {
    await page.goto(path('/foo'));
    await page.getByRole('link', { name: messages.NotFound.home }).click();
    await expect(page).toHaveURL(path('/'));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`R323 the 404 page in ${locale} lists possible causes`, async ({ page }) => {
      await page.goto(path('/material/materialDetail/nothing-999999'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.NotFound.title);
      await expect(page.getByText(messages.NotFound.causeMaintenance)).toBeVisible();
    });
  });
}

test('F4 a 404 page contains no URL requested by another visitor', async ({ request }) => {
  await request.get('/de/requested-by-another-client');
  const html = await (await request.get('/de/foo')).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*hrefLang/gi)].map(([, href]) => href);
  expect(links).toEqual(['/', '/cn', '/de']);
});

test('F4 a malicious URL responds with 404 and never redirects off-site', async ({ baseURL }) => {
  for (const path of [
    '/%2f%2fevil.example',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/de/%0d%0aSet-Cookie:a=b',
    '/de/cn',
    '/material/%',
    '/de/material/%E0',
    '/material/materialDetail/%ff-102',
    '/cn/material/materialDetail/%zz',
    '/_not-found',
    '/_global-error',
    '/500',
    '/%5Blocale%5D',
    `/${'a'.repeat(4000)}`,
  ]) {
    const response = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    expect(response.status, path).toBe(404);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(maxAge(response.headers.get('cache-control') ?? ''), path).toBeLessThanOrEqual(300);
  }
});

function maxAge(cacheControl = ''): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
