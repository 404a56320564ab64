import { homeCopy } from '#content/home/copy.ts';
import { allSites, expect, sites, test } from './site.ts';
import { allowConsentBanner, visit } from './visit.ts';

const { en, cn, de } = sites;

test.describe('locales', () => {
  for (const { locale, tag, path } of allSites) {
    test(`R5 R9 the home page in ${locale} declares its language and translations`, async ({ page }) => {
      const response = await page.goto(path('/'));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy[locale].hero.title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path('/') === '/' ? '' : path('/')}/?$`),
      );
      const alternates = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(alternates.toSorted()).toEqual(['de', 'en', 'x-default', 'zh-CN']);
    });
  }

  const negotiations = [
    {
      name: 'a German browser',
      headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
      status: 307,
      location: '/de',
    },
    { name: 'a Chinese browser', headers: { 'accept-language': 'zh-CN,zh;q=0.9' }, status: 307, location: '/cn' },
    { name: 'an upper-case tag', headers: { 'accept-language': 'DE' }, status: 307, location: '/de' },
    {
      name: 'an English browser that also reads German',
      headers: { 'accept-language': 'en-GB,de;q=0.5' },
      status: 200,
    },
    { name: 'a crawler', headers: { 'accept-language': '' }, status: 200 },
    {
      name: 'who chose Chinese',
      headers: { 'accept-language': 'de', cookie: 'a=b; locale_pref=cn' },
      status: 307,
      location: '/cn',
    },
    { name: 'who chose English', headers: { 'accept-language': 'de', cookie: 'locale_pref=en' }, status: 200 },
    {
      name: 'who read Chinese last',
      headers: { 'accept-language': 'de', cookie: 'lang=cn' },
      status: 307,
      location: '/cn',
    },
    { name: 'who read English last', headers: { 'accept-language': 'de', cookie: 'lang=en' }, status: 200 },
    {
      name: 'who chose English and read German last',
      headers: { 'accept-language': 'de', cookie: 'lang=de; locale_pref=en' },
      status: 200,
    },
    { name: 'a language that only begins alike', headers: { 'accept-language': 'den' }, status: 200 },
  ];
  for (const { name, headers, status, location } of negotiations) {
    test(`R243 / serves ${name}`, async ({ request }) => {
      const response = await request.get('/', { headers, maxRedirects: 0 });
      expect({ status: response.status(), location: response.headers().location }).toEqual({ status, location });
      expect(response.headers()['cache-control']).toBe(status === 200 ? 'private, no-cache' : undefined);
    });
  }

  test('R243 deep links in English stay in English', async ({ request }) => {
    const headers = { 'accept-language': 'de', cookie: 'locale_pref=cn' };
    const response = await request.get('/material/0-all', { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(await response.text()).toContain('<html lang="en"');
  });

  const redirects = {
    '/en': '/',
    '/en/material/0-all': '/material/0-all',
    '/de/': '/de',
    '/material/0-all/': '/material/0-all',
    '/DE/material/0-all': '/de/material/0-all',
    '/material': '/material/0-all',
    '/cn/material': '/cn/material/0-all',
    '/material?t=1-casting': '/material/1-casting?t=1-casting',
    '/de/material/materialDetail': '/de/material/0-all',
    '/material/materialDetail/anything-102': '/material/materialDetail/cast-uv-3-0-102',
    '/cn/material/materialDetail/102': '/cn/material/materialDetail/cast-uv-3-0-102',
    '//evil.example/material': '/evil.example/material',
  };
  for (const [from, to] of Object.entries(redirects)) {
    test(`redirects ${from} permanently to ${to}`, async ({ baseURL }) => {
      const response = await fetch(`${baseURL}${from}`, { redirect: 'manual' });
      expect({ status: response.status, location: response.headers.get('location') }).toEqual({
        status: 308,
        location: to,
      });
    });
  }

  test('R219 R244 R245 switching the language keeps the page and stores the choice for a year and, with consent, the language for a day', async ({
    page,
  }) => {
    await allowConsentBanner(page);
    await page.goto('/material/2-all');
    await page.getByRole('button', { name: en.messages.Consent.acceptAll }).click();
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'en', days: 1 });
    await page
      .getByRole('navigation', { name: en.messages.Languages.title })
      .getByRole('link', { name: 'Deutsch' })
      .click();
    await expect(page).toHaveURL('/de/material/2-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.messages.Materials.scopes['2-all'].title);
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'de', days: 1 });
    expect(await cookieDays(page, 'locale_pref')).toEqual({ value: 'de', days: 365 });
  });

  test('R244 Q16 switching the language keeps search text and selections', async ({ page }) => {
    const german = page
      .getByRole('navigation', { name: en.messages.Languages.title })
      .getByRole('link', { name: 'Deutsch' });
    await visit(page, '/search?key=A2D');
    await german.click();
    await expect(page).toHaveURL('/de/search?key=A2D');
    await expect(page.getByRole('searchbox', { name: de.messages.SearchBox.label })).toHaveValue('A2D');
    await visit(page, '/hardware?compare=A2D,A3D');
    await german.click();
    await expect(page).toHaveURL('/de/hardware?compare=A2D,A3D');
    const table = page.getByRole('table', { name: de.messages.Comparison.title });
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2);
    await visit(page, '/material/0-all');
    await page.getByRole('checkbox', { name: 'Denture', exact: true }).check();
    await expect(page).toHaveURL('/material/0-all?category=denture');
    await german.press('Enter');
    await expect(page).toHaveURL('/de/material/0-all?category=denture');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('R244 offers language links', async ({ page }) => {
      await page.goto('/material/0-all?category=denture');
      const links = page.getByRole('navigation', { name: en.messages.Languages.title });
      await links.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL('/de/material/0-all');
    });
  });

  test('R340 stores the language for 30 days in Chinese', async ({ page }) => {
    await allowConsentBanner(page);
    await page.goto(cn.path('/'));
    await page.getByRole('button', { name: cn.messages.Consent.acceptAll }).click();
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'cn', days: 30 });
  });
});

type WithContext = { context: () => { cookies: () => Promise<{ name: string; value: string; expires: number }[]> } };

async function cookieDays(page: WithContext, name: string) {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) };
}
