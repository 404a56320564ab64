import type { Locator, Page } from '@playwright/test';
import { findPositionFaults } from './overlay-position.ts';
import { expect, sites, test } from './site.ts';
import { allowConsentBanner, visit } from './visit.ts';

const [en, cn, de] = sites;
if (!en || !cn || !de) throw new Error('The site has three locales.');

type Site = typeof en;

type Overlay = {
  name: string;
  /** German where nothing else is said: its texts are the longest. */
  site?: Site;
  path?: string;
  widths?: readonly number[];
  browserLanguage?: string;
  asksForConsent?: true;
  open: (page: Page, site: Site) => Promise<void>;
  find: (page: Page, site: Site) => Locator;
  /** The control that closes it. */
  close?: (overlay: Locator, site: Site) => Locator;
};

const NARROW = [390, 820] as const;
const WIDE = [1440] as const;
const ALL = [...NARROW, ...WIDE] as const;
const HEIGHTS: Record<number, number> = { 390: 780, 820: 1100, 1440: 860 };

const inquiry = (page: Page, { words }: Site) => page.getByRole('dialog', { name: words.Inquiries.inquiry.title });
const subscription = (page: Page, { words }: Site) =>
  page.getByRole('dialog', { name: words.Inquiries.subscription.title });
const languages = (page: Page, { words }: Site) => page.getByRole('dialog', { name: words.Header.chooser });
const stores = (page: Page, { words }: Site) => page.getByRole('dialog', { name: words.Header.storeTitle });
const offer = (page: Page, { words }: Site) => page.getByRole('complementary', { name: words.Tips.discount.title });
const consent = (page: Page, { words }: Site) => page.getByRole('dialog', { name: words.Consent.title });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const nothing = async () => {};

async function openInquiry(page: Page, site: Site): Promise<void> {
  await offer(page, site).getByRole('button', { name: site.words.Tips.discount.open }).press('Enter');
  await expect(button(inquiry(page, site), site.words.Inquiries.send)).toBeVisible();
}

async function openSubscription(page: Page, site: Site): Promise<void> {
  const words = site.words.Inquiries.subscription;
  await expect(offer(page, site)).toBeVisible();
  const bar = page.getByRole('contentinfo').getByRole('region', { name: words.barTitle });
  await bar.getByLabel(words.barField).fill('ada@labor.example');
  await bar.getByRole('button', { name: words.title }).click();
  await expect(button(subscription(page, site), site.words.Inquiries.send)).toBeVisible();
}

async function openDrawer(page: Page, { words }: Site): Promise<void> {
  await button(page, words.Header.menu).click();
}

async function openFromHeader(page: Page, site: Site, name: string): Promise<void> {
  const link = page.getByRole('link', { name }).filter({ visible: true }).first();
  if (!(await link.isVisible())) await openDrawer(page, site);
  await link.click();
}

const overlays: Overlay[] = [
  {
    name: 'the menu with all its entries unfolded',
    widths: NARROW,
    open: async (page, site) => {
      await openDrawer(page, site);
      for (const toggle of await page.locator('.menu-toggle').all()) await toggle.click();
    },
    find: (page, { words }) => page.getByRole('navigation', { name: words.Site.navigation }),
  },
  {
    name: 'the search with suggestions',
    open: async (page, { words }) => {
      await page.getByRole('button', { name: words.SearchBox.label }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('search'),
    close: (overlay, { words }) => button(overlay, words.SearchBox.close),
  },
  {
    name: 'the choice of languages',
    open: (page, site) => openFromHeader(page, site, site.words.Header.language),
    find: languages,
    close: (overlay, { words }) => button(overlay, words.Header.close),
  },
  {
    name: 'the choice of stores',
    widths: NARROW,
    open: (page, site) => openFromHeader(page, site, site.words.Header.store),
    find: stores,
    close: (overlay, { words }) => button(overlay, words.Header.close),
  },
  {
    name: 'the Chinese shops',
    site: cn,
    widths: [1024, ...WIDE],
    open: (page, { words }) => page.getByRole('banner').getByRole('button', { name: words.Header.store }).click(),
    find: (page) => page.locator('.store-menu'),
  },
  {
    name: 'the inquiry with its errors',
    open: async (page, site) => {
      await openInquiry(page, site);
      await button(inquiry(page, site), site.words.Inquiries.send).click();
      await expect(inquiry(page, site).locator('[aria-invalid=true]').first()).toBeVisible();
    },
    find: inquiry,
    close: (overlay, { words }) => button(overlay, words.Inquiries.close),
  },
  {
    name: 'the countries of the inquiry',
    open: async (page, site) => {
      await openInquiry(page, site);
      await inquiry(page, site).getByRole('combobox', { name: site.words.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'the countries of the contact form',
    path: '/aboutUs/contactUs',
    open: async (page, { words }) => {
      await page.getByRole('main').getByRole('combobox', { name: words.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'the subscription',
    open: openSubscription,
    find: subscription,
    close: (overlay, { words }) => button(overlay, words.Inquiries.close),
  },
  {
    name: 'the countries of the subscription',
    open: async (page, site) => {
      await openSubscription(page, site);
      await subscription(page, site).getByRole('combobox', { name: site.words.Inquiries.subscription.region }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'the note about an offer',
    open: nothing,
    find: offer,
    close: (overlay, { words }) => button(overlay, words.Tips.discount.close),
  },
  {
    name: 'the icon that stays of that note',
    open: async (page, site) => {
      await openInquiry(page, site);
      await button(inquiry(page, site), site.words.Inquiries.close).click();
    },
    find: (page, { words }) => button(page, words.Tips.discount.reopen),
  },
  {
    name: 'the note about the German site',
    site: en,
    path: '/material/0-all',
    browserLanguage: 'de-DE',
    open: nothing,
    find: (page) => page.getByRole('complementary', { name: de.words.Tips.language.label }),
    close: (overlay) => button(overlay, de.words.Tips.language.close),
  },
  {
    name: 'the question for consent',
    asksForConsent: true,
    open: nothing,
    find: consent,
    close: (overlay, { words }) => button(overlay, words.Consent.acceptNecessary),
  },
  {
    name: 'the choice of cookies',
    asksForConsent: true,
    open: async (page, site) => {
      await button(consent(page, site), site.words.Consent.preferences).click();
    },
    find: (page, { words }) => page.getByRole('dialog', { name: words.Consent.preferencesTitle }),
    close: (overlay, { words }) => button(overlay, words.Consent.close),
  },
  {
    name: 'the chosen samples',
    path: '/material/bm',
    open: (page) => page.getByRole('checkbox').first().check(),
    find: (page, { words }) => page.getByRole('region', { name: words.Samples.bar.label }),
  },
  {
    name: 'the way back to the top',
    path: '/material/0-all',
    open: (page) => page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' })),
    find: (page, { words }) => page.getByRole('link', { name: words.Frame.toTop }),
  },
  {
    name: 'the note that the connection is lost',
    open: (page) => page.evaluate(() => void window.dispatchEvent(new Event('offline'))),
    find: (page, { words }) => page.getByText(words.Frame.offline),
  },
  {
    name: 'the way past the navigation',
    open: (page) => page.keyboard.press('Tab'),
    find: (page, { words }) => page.getByRole('link', { name: words.Site.skipToContent }),
  },
];

for (const { name, site = de, path = '/', widths = ALL, browserLanguage, asksForConsent, ...overlay } of overlays) {
  test.describe(name, () => {
    test.use({ locale: browserLanguage ?? site.tag });

    for (const width of widths) {
      test(`rests inside a window of ${width} px, and nothing lies on it`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
        if (asksForConsent) await allowConsentBanner(page);
        await visit(page, site.path(path));
        await overlay.open(page, site);
        const opened = overlay.find(page, site);
        await expect(opened).toBeVisible();
        expect(await findPositionFaults(opened)).toEqual([]);
        await page.screenshot({ path: test.info().outputPath('overlay.png') });
        if (!overlay.close) return;
        await overlay.close(opened, site).click();
        await expect(opened).toBeHidden();
      });
    }
  });
}

test('each panel of the menu rests inside a wide window, and nothing lies on it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await visit(page, de.path('/'));
  for (const entry of await page.locator('.menu-entry:has(.menu-panel)').all()) {
    await entry.locator('.menu-link').hover();
    await expect(entry.locator('.menu-panel')).toBeVisible();
    expect(await findPositionFaults(entry.locator('.menu-panel'))).toEqual([]);
    await page.screenshot({
      path: test.info().outputPath(`panel-${await entry.locator('.menu-link').textContent()}.png`),
    });
  }
});

test('the Chinese shops hang below their button, however wide the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, cn.path('/'));
  const opener = page.getByRole('banner').getByRole('button', { name: cn.words.Header.store });
  await opener.click();
  const [button, menu] = await Promise.all([opener.boundingBox(), page.locator('.store-menu').boundingBox()]);
  if (!button || !menu) throw new Error('Both are shown.');
  expect(menu.x + menu.width).toBeCloseTo(button.x + button.width, 0);
});

test('what floats makes room for the note that the connection is lost', async ({ page }) => {
  for (const width of ALL) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    await visit(page, de.path('/'));
    await expect(offer(page, de)).toBeVisible();
    await page.evaluate(() => void window.dispatchEvent(new Event('offline')));
    await expect(page.getByText(de.words.Frame.offline)).toBeVisible();
    expect(await findPositionFaults(offer(page, de))).toEqual([]);
  }
});

test('on a phone the note about an offer waits until the question for consent is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await allowConsentBanner(page);
  await visit(page, de.path('/'));
  await expect(consent(page, de)).toBeVisible();
  await expect(offer(page, de)).toBeHidden();
  await button(consent(page, de), de.words.Consent.acceptNecessary).click();
  await expect(offer(page, de)).toBeVisible();
});
