import type { Page } from '@playwright/test';
import { storedItems } from '#content/browser-storage/browser-storage.ts';
import { expect, sampleSites, sites, test } from './site.ts';
import { allowConsentBanner, visit } from './visit.ts';

const { en, de } = sites;

type Counted = { event: string; method?: string; OnetrustActiveGroups?: string };

const readLayer = (page: Page) =>
  page.evaluate(() => ((window as { dataLayer?: object[] }).dataLayer ?? []) as Counted[]);

/** Serves pages as built with a tracking pixel and records the requests to it. */
async function configurePixel(page: Page): Promise<string[]> {
  const pixelQueries: string[] = [];
  await page.route(`${PIXEL}**`, (route, request) => {
    pixelQueries.push(new URL(request.url()).search);
    expect(request.headers()).not.toHaveProperty('cookie');
    expect(request.headers()).not.toHaveProperty('referer');
    return route.fulfill({ status: 204 });
  });
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(NO_PIXEL, NO_PIXEL.replace('null', String.raw`\"${PIXEL}\"`));
    // This build's policy allows no pixel, only the hashes of its own scripts.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
  return pixelQueries;
}

const PIXEL = 'https://pixel.example/count';
const NO_PIXEL = String.raw`\"trackingPixelUrl\":null`;
const isDocument = ({ pathname }: URL) => /^\/(?:de|cn)?(?:\/?material\/0-all)?$/.test(pathname);

const readStorage = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
  local: await page.evaluate(() => Object.keys(localStorage)),
  session: await page.evaluate(() => Object.keys(sessionStorage)),
});

test.describe('consent', () => {
  test.beforeEach(async ({ page }) => {
    await allowConsentBanner(page);
    // Requires functional consent.
    await page.route('**/functional.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.hasCounted = true' }),
    );
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const script = document.createElement('script');
        script.type = 'text/plain';
        script.dataset.category = 'C0003';
        script.dataset.src = '/functional.js';
        document.body.append(script);
      }),
    );
  });

  const hasCounted = (page: Page) => page.evaluate(() => 'hasCounted' in window);

  for (const { locale, path, messages } of sampleSites(de)) {
    test(`R246 R284 is requested in ${locale}, for the categories in use`, async ({ page }) => {
      await page.goto(path('/'));
      const banner = page.getByRole('dialog', { name: messages.Consent.title });
      await expect(banner).toContainText(messages.Consent.intro);
      for (const name of [messages.Consent.acceptAll, messages.Consent.acceptNecessary, messages.Consent.preferences]) {
        await expect(banner.getByRole('button', { name })).toBeVisible();
      }
      await banner.getByRole('button', { name: messages.Consent.preferences, exact: true }).click();
      const preferences = page.getByRole('dialog', { name: messages.Consent.preferencesTitle });
      const { C0001, C0002, C0003 } = messages.Consent.groups;
      await expect(preferences.getByRole('checkbox')).toHaveCount(2);
      await expect(preferences.getByRole('checkbox', { name: C0001.title, exact: true })).toBeChecked();
      await expect(preferences.getByRole('checkbox', { name: C0003.title, exact: true })).not.toBeChecked();
      await expect(preferences.getByRole('checkbox', { name: C0002.title, exact: true })).toHaveCount(0);
    });
  }

  test('R246 Q50 runs scripts of an allowed group now and on later pages', async ({ page }) => {
    await page.goto('/material/0-all');
    const banner = page.getByRole('dialog', { name: en.messages.Consent.title });
    await expect(banner).toBeVisible();
    expect(await hasCounted(page)).toBe(false);
    expect(await readLayer(page)).toEqual([]);
    await banner.getByRole('button', { name: en.messages.Consent.acceptAll }).click();
    await expect.poll(() => hasCounted(page)).toBe(true);
    expect(await readLayer(page)).toContainEqual({
      event: 'OneTrustGroupsUpdated',
      OnetrustActiveGroups: ',C0001,C0003,',
    });
    await page.reload();
    await expect.poll(() => hasCounted(page)).toBe(true);
    await expect(banner).toBeHidden();
  });

  test('R246 Q50 never runs scripts of a rejected group', async ({ page }) => {
    await page.goto('/material/0-all');
    const banner = page.getByRole('dialog', { name: en.messages.Consent.title });
    await banner.getByRole('button', { name: en.messages.Consent.acceptNecessary }).click();
    await expect(banner).toBeHidden();
    expect(await readLayer(page)).toContainEqual({
      event: 'OneTrustGroupsUpdated',
      OnetrustActiveGroups: ',C0001,',
    });
    await page.reload();
    await expect.poll(async () => (await readLayer(page)).length).toBeGreaterThan(0);
    expect(await hasCounted(page)).toBe(false);
  });

  test('loads the styles of its banner only where it is shown', async ({ page }) => {
    const hasStyles = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cc-bg') !== '');
    await visit(page, '/material/0-all');
    const banner = page.getByRole('dialog', { name: en.messages.Consent.title });
    await banner.getByRole('button', { name: en.messages.Consent.acceptNecessary }).click();
    expect(await hasStyles()).toBe(true);
    await page.reload();
    await expect.poll(async () => (await readLayer(page)).length).toBeGreaterThan(0);
    expect(await hasStyles()).toBe(false);
  });

  test('Q19 stores nothing before a choice, and deletes data when consent is withdrawn', async ({ page }) => {
    const none = { cookies: [], local: [], session: [] };
    const consent = storedItems.consent.name;
    await visit(page, '/material/0-all');
    const banner = page.getByRole('dialog', { name: en.messages.Consent.title });
    await expect(banner).toBeVisible();
    expect(await readStorage(page)).toEqual(none);
    await banner.getByRole('button', { name: en.messages.Consent.acceptNecessary }).click();
    await expect.poll(() => readStorage(page)).toEqual({ ...none, cookies: [consent] });
    const settings = page.getByRole('contentinfo').getByRole('button', { name: en.messages.Consent.settings });
    const preferences = page.getByRole('dialog', { name: en.messages.Consent.preferencesTitle });
    await settings.click();
    await preferences.getByRole('button', { name: en.messages.Consent.acceptAll }).click();
    const { lastLocale, settledLanguageNote } = storedItems;
    await expect
      .poll(() => readStorage(page))
      .toEqual({ cookies: [consent, lastLocale.name], local: [], session: [settledLanguageNote.name] });
    await settings.click();
    await preferences.getByRole('button', { name: en.messages.Consent.acceptNecessary }).click();
    await expect.poll(() => readStorage(page)).toEqual({ ...none, cookies: [consent] });
  });

  test('R8 R283 sends page views to a configured pixel after consent', async ({ page }) => {
    const pixelQueries = await configurePixel(page);
    await visit(page, '/');
    const banner = page.getByRole('dialog', { name: en.messages.Consent.title });
    await expect(banner).toBeVisible();
    expect(pixelQueries).toEqual([]);
    await banner.getByRole('button', { name: en.messages.Consent.acceptAll }).click();
    await expect.poll(() => pixelQueries).toEqual(['?event=page_view&path=%2F&route=index___en']);
    await page.locator('header a[href="/material/0-all"]').first().click();
    await expect
      .poll(() => pixelQueries.at(-1))
      .toBe('?event=page_view&path=%2Fmaterial%2F0-all&route=material-t___en');
  });

  test.describe('with a fake clock', () => {
    test.use({ isolated: true });

    for (const { locale, path, messages } of sampleSites(de)) {
      test(`R348 can be changed in the footer in ${locale}, which confirms it for a second`, async ({ page }) => {
        await page.clock.install({ time: '2026-01-01T00:00:00Z' });
        await page.goto(path('/'));
        const accept = page.getByRole('button', { name: messages.Consent.acceptNecessary });
        await expect(accept).toBeVisible();
        await page.clock.pauseAt('2026-01-01T01:00:00Z');
        // Real clicks wait for animation frames, which a fake clock stops; so does keyboard focus.
        await accept.dispatchEvent('click');
        const button = page.getByRole('contentinfo').getByTitle(messages.Consent.saved);
        await expect(button).toBeVisible();
        await page.clock.runFor(999);
        await expect(button).toBeVisible();
        await page.clock.runFor(1);
        const settings = page.getByRole('contentinfo').getByTitle(messages.Consent.settings);
        await expect(settings).toHaveText(messages.Consent.settings);
        await page.clock.resume();
        await page.clock.resume();
        await settings.dispatchEvent('click');
        await expect(page.getByRole('dialog', { name: messages.Consent.preferencesTitle })).toBeVisible();
      });
    }
  });
});

test.describe('analytics', () => {
  for (const [isConfigured, choice, counted] of [
    [true, 'acceptAll', [{ event: 'sign_up', method: 'inquiry' }]],
    [true, 'acceptNecessary', []],
    [false, 'acceptAll', []],
  ] as const) {
    test(`R286 Q50 ${isConfigured ? 'with' : 'without'} a pixel, an accepted inquiry after "${choice}" is counted ${counted.length} times`, async ({
      page,
    }) => {
      if (isConfigured) await configurePixel(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'webdriver', { get: () => false });
        const draft = {
          idempotencyKey: '7b0f7c52-5c1e-4d33-9c3d-0b6a4a1f2e11',
          firstName: 'Ada',
          email: 'ada@labor.example',
          country: '276',
          company: 'Labor',
          mobilePrefix: '+49',
          phone: '30 23125017',
          industry: 'HEARABLES',
          comments: 'Hello',
        };
        sessionStorage.setItem('draft:inquiry', JSON.stringify(draft));
      });
      await page.route('**/graphql', (route, request) =>
        request.postDataJSON()?.operationName === 'SubmitInquiry'
          ? route.fulfill({ json: { data: { submitInquiry: { __typename: 'InquiryAccepted', reference: 'R-1' } } } })
          : route.fallback(),
      );
      await page.goto('/');
      await page.getByRole('button', { name: en.messages.Consent[choice] }).click();
      await page.getByRole('button', { name: en.messages.Promotions.discount.open }).press('Enter');
      await page.getByRole('button', { name: en.messages.Inquiries.send }).click();
      await expect(page.getByText('R-1')).toBeVisible();
      const layer = await readLayer(page);
      expect(layer.filter(({ event }) => event === 'sign_up')).toEqual(counted);
    });
  }
});
