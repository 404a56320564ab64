import type { Page } from '@playwright/test';
import { expect, sites, test } from './site.ts';

const [en] = sites;
if (!en) throw new Error('The site has English.');

type Counted = { event: string; method?: string; OnetrustActiveGroups?: string };

const readLayer = (page: Page) =>
  page.evaluate(() => ((window as { dataLayer?: object[] }).dataLayer ?? []) as Counted[]);

test.describe('consent', () => {
  test.beforeEach(async ({ page }) => {
    // The library keeps quiet for machines.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    // A script that only those may run who allow the site to count.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const script = document.createElement('script');
        script.type = 'text/plain';
        script.dataset.category = 'C0002';
        script.textContent = 'window.hasCounted = true';
        document.body.append(script);
      }),
    );
  });

  const hasCounted = (page: Page) => page.evaluate(() => 'hasCounted' in window);

  for (const { locale, path, words } of sites) {
    test(`R246 R284 in ${locale} it is asked for in the language of the page`, async ({ page }) => {
      await page.goto(path('/'));
      const banner = page.getByRole('dialog', { name: words.Consent.title });
      await expect(banner).toContainText(words.Consent.intro);
      for (const name of [words.Consent.acceptAll, words.Consent.acceptNecessary, words.Consent.preferences]) {
        await expect(banner.getByRole('button', { name })).toBeVisible();
      }
    });
  }

  test('R246 Q50 a script of a group runs once the group is allowed, and on each page after that', async ({ page }) => {
    await page.goto('/material/0-all');
    const banner = page.getByRole('dialog', { name: en.words.Consent.title });
    await expect(banner).toBeVisible();
    expect(await hasCounted(page)).toBe(false);
    expect(await readLayer(page)).toEqual([]);
    await banner.getByRole('button', { name: en.words.Consent.acceptAll }).click();
    await expect.poll(() => hasCounted(page)).toBe(true);
    expect(await readLayer(page)).toContainEqual({
      event: 'OneTrustGroupsUpdated',
      OnetrustActiveGroups: ',C0001,C0002,C0003,C0004,C0005,',
    });
    await page.reload();
    await expect.poll(() => hasCounted(page)).toBe(true);
    await expect(banner).toBeHidden();
  });

  test('R246 Q50 a script of a group that was refused never runs', async ({ page }) => {
    await page.goto('/material/0-all');
    const banner = page.getByRole('dialog', { name: en.words.Consent.title });
    await banner.getByRole('button', { name: en.words.Consent.acceptNecessary }).click();
    await expect(banner).toBeHidden();
    expect(await readLayer(page)).toContainEqual({
      event: 'OneTrustGroupsUpdated',
      OnetrustActiveGroups: ',C0001,C0003,',
    });
    await page.reload();
    await expect.poll(async () => (await readLayer(page)).length).toBeGreaterThan(0);
    expect(await hasCounted(page)).toBe(false);
  });

  for (const { locale, path, words } of sites) {
    test(`R348 in ${locale} the choice can be changed at the end of the page, whose button says so for a second`, async ({
      page,
    }) => {
      await page.clock.install({ time: '2026-01-01T00:00:00Z' });
      await page.goto(path('/'));
      const accept = page.getByRole('button', { name: words.Consent.acceptNecessary });
      await expect(accept).toBeVisible();
      await page.clock.pauseAt('2026-01-01T01:00:00Z');
      // A real click waits for frames, and a key for the focus, which both stand still with the clock.
      await accept.dispatchEvent('click');
      const button = page.getByRole('contentinfo').getByTitle(words.Consent.saved);
      await expect(button).toBeVisible();
      await page.clock.runFor(999);
      await expect(button).toBeVisible();
      await page.clock.runFor(1);
      const settings = page.getByRole('contentinfo').getByTitle(words.Consent.settings);
      await expect(settings).toHaveText(words.Consent.settings);
      await page.clock.resume();
      await page.clock.resume();
      await settings.dispatchEvent('click');
      await expect(page.getByRole('dialog', { name: words.Consent.preferencesTitle })).toBeVisible();
    });
  }
});

test.describe('counting', () => {
  for (const [choice, counted] of [
    ['acceptAll', [{ event: 'sign_up', method: 'inquiry' }]],
    ['acceptNecessary', []],
  ] as const) {
    test(`R286 Q50 after "${choice}" an inquiry that has arrived is counted ${counted.length} times`, async ({
      page,
    }) => {
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
      await page.getByRole('button', { name: en.words.Consent[choice] }).click();
      await page.getByRole('button', { name: en.words.Tips.discount.open }).press('Enter');
      await page.getByRole('button', { name: en.words.Inquiries.send }).click();
      await expect(page.getByText('R-1')).toBeVisible();
      const layer = await readLayer(page);
      expect(layer.filter(({ event }) => event === 'sign_up')).toEqual(counted);
    });
  }
});
