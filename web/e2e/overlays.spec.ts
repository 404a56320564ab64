// Long: one case for each overlay of the site.
import type { Locator, Page } from '@playwright/test';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { findPositionFaults } from './overlay-position.ts';
import { expect, type Site, sites, test } from './site.ts';
import { allowConsentBanner, visit } from './visit.ts';

const { en, cn, de } = sites;

type Overlay = {
  name: string;
  /** German by default: its texts are the longest. */
  site?: Site;
  path?: string;
  widths?: readonly number[];
  browserLanguage?: string;
  requiresConsent?: true;
  open: (page: Page, site: Site) => Promise<void>;
  find: (page: Page, site: Site) => Locator;
  close?: (overlay: Locator, site: Site) => Locator;
};

const NARROW = [390, 820] as const;
const WIDE = [1440] as const;
const ALL = [...NARROW, ...WIDE] as const;
const HEIGHTS: Record<number, number> = { 390: 780, 820: 1100, 1440: 860 };

const inquiry = (page: Page, { messages }: Site) =>
  page.getByRole('dialog', { name: messages.Inquiries.inquiry.title });
const subscription = (page: Page, { messages }: Site) =>
  page.getByRole('dialog', { name: messages.Inquiries.subscription.title });
const languages = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Header.chooser });
const stores = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Header.storeTitle });
const discountCard = (page: Page, { messages }: Site) =>
  page.getByRole('complementary', { name: messages.Promotions.discount.open });
const consent = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Consent.title });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const nothing = async () => {};
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });

async function openInquiry(page: Page, site: Site): Promise<void> {
  await discountCard(page, site).getByRole('button', { name: site.messages.Promotions.discount.open }).press('Enter');
  await expect(button(inquiry(page, site), site.messages.Inquiries.send)).toBeVisible();
}

async function openSubscription(page: Page, site: Site): Promise<void> {
  const messages = site.messages.Inquiries.subscription;
  await expect(discountCard(page, site)).toBeVisible();
  const bar = page.getByRole('contentinfo').getByRole('region', { name: messages.barTitle });
  await bar.getByLabel(messages.barField).fill('ada@labor.example');
  await bar.getByRole('button', { name: messages.title }).click();
  await expect(button(subscription(page, site), site.messages.Inquiries.send)).toBeVisible();
}

async function openDrawer(page: Page, { messages }: Site): Promise<void> {
  await button(page, messages.Header.menu).click();
}

async function openFromHeader(page: Page, site: Site, name: string): Promise<void> {
  const link = page.getByRole('link', { name }).filter({ visible: true }).first();
  if (!(await link.isVisible())) await openDrawer(page, site);
  await link.click();
}

const overlays: Overlay[] = [
  {
    name: 'menu drawer with all entries open',
    widths: NARROW,
    open: async (page, site) => {
      await openDrawer(page, site);
      for (const toggle of await page.locator('.menu-toggle').all()) await toggle.click();
    },
    find: (page, { messages }) => page.getByRole('navigation', { name: messages.Site.navigation }),
  },
  {
    name: 'search suggestions',
    open: async (page, { messages }) => {
      await page.getByRole('button', { name: messages.SearchBox.label }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('search'),
    close: (overlay, { messages }) => button(overlay, messages.SearchBox.close),
  },
  {
    name: 'language dialog',
    open: (page, site) => openFromHeader(page, site, site.messages.Header.language),
    find: languages,
    close: (overlay, { messages }) => button(overlay, messages.Header.close),
  },
  {
    name: 'store dialog',
    widths: NARROW,
    open: (page, site) => openFromHeader(page, site, site.messages.Header.store),
    find: stores,
    close: (overlay, { messages }) => button(overlay, messages.Header.close),
  },
  {
    name: 'store dialog in Chinese',
    site: cn,
    widths: [1024, ...WIDE],
    open: (page, { messages }) => page.getByRole('banner').getByRole('button', { name: messages.Header.store }).click(),
    find: (page) => page.locator('.store-menu'),
  },
  {
    name: 'inquiry panel with errors',
    open: async (page, site) => {
      await openInquiry(page, site);
      await button(inquiry(page, site), site.messages.Inquiries.send).click();
      await expect(inquiry(page, site).locator('[aria-invalid=true]').first()).toBeVisible();
    },
    find: inquiry,
    close: (overlay, { messages }) => button(overlay, messages.Inquiries.close),
  },
  {
    name: 'country list of the inquiry panel',
    open: async (page, site) => {
      await openInquiry(page, site);
      await inquiry(page, site).getByRole('combobox', { name: site.messages.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'country list of the contact form',
    path: '/aboutUs/contactUs',
    open: async (page, { messages }) => {
      await page.getByRole('main').getByRole('combobox', { name: messages.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'subscription panel',
    open: openSubscription,
    find: subscription,
    close: (overlay, { messages }) => button(overlay, messages.Inquiries.close),
  },
  {
    name: 'country list of the subscription panel',
    open: async (page, site) => {
      await openSubscription(page, site);
      await subscription(page, site)
        .getByRole('combobox', { name: site.messages.Inquiries.subscription.region })
        .click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'discount card',
    open: nothing,
    find: discountCard,
    close: (overlay, { messages }) => button(overlay, messages.Promotions.discount.close),
  },
  {
    name: 'discount button',
    open: async (page, site) => {
      await openInquiry(page, site);
      await button(inquiry(page, site), site.messages.Inquiries.close).click();
    },
    find: (page, { messages }) => button(page, messages.Promotions.discount.reopen),
  },
  {
    name: 'language suggestion',
    site: en,
    path: '/material/0-all',
    browserLanguage: 'de-DE',
    open: nothing,
    find: (page) => page.getByRole('complementary', { name: de.messages.Promotions.language.label }),
    close: (overlay) => button(overlay, de.messages.Promotions.language.close),
  },
  {
    name: 'consent banner',
    requiresConsent: true,
    open: nothing,
    find: consent,
    close: (overlay, { messages }) => button(overlay, messages.Consent.acceptNecessary),
  },
  {
    name: 'consent preferences',
    requiresConsent: true,
    open: async (page, site) => {
      await button(consent(page, site), site.messages.Consent.preferences).click();
    },
    find: (page, { messages }) => page.getByRole('dialog', { name: messages.Consent.preferencesTitle }),
    close: (overlay, { messages }) => button(overlay, messages.Consent.close),
  },
  {
    name: 'sample selection bar',
    path: '/material/bm',
    open: (page) => page.getByRole('checkbox').first().check(),
    find: (page, { messages }) => page.getByRole('region', { name: messages.Samples.bar.label }),
  },
  {
    name: 'order bar of a product',
    path: '/hardware/Reflex',
    open: (page) => page.locator('#specification').scrollIntoViewIfNeeded(),
    find: (page, { messages }) => page.getByRole('region', { name: messages.Products.bar.label }),
  },
  {
    name: 'back-to-top link',
    path: '/material/0-all',
    open: (page) => page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' })),
    find: (page, { messages }) => page.getByRole('link', { name: messages.Frame.toTop }),
  },
  {
    name: 'connection notice',
    open: (page) => page.evaluate(() => void window.dispatchEvent(new Event('offline'))),
    find: (page, { messages }) => page.getByText(messages.Frame.offline),
  },
  {
    name: 'skip link',
    open: (page) => page.keyboard.press('Tab'),
    find: (page, { messages }) => page.getByRole('link', { name: messages.Site.skipToContent }),
  },
];

for (const { name, site = de, path = '/', widths = ALL, browserLanguage, requiresConsent, ...overlay } of overlays) {
  test.describe(name, () => {
    test.use({ locale: browserLanguage ?? site.tag });

    // A short run opens the overlay once and resizes the window; a long run opens it at each width.
    for (const [first = 1440, ...others] of isLongRun ? widths.map((width) => [width]) : [widths]) {
      test(`is inside the viewport and uncovered, opened at ${first} px`, async ({ page }) => {
        if (requiresConsent) await allowConsentBanner(page);
        await setWidth(page, first);
        await visit(page, site.path(path));
        await overlay.open(page, site);
        const opened = overlay.find(page, site);
        for (const width of [first, ...others]) {
          await setWidth(page, width);
          await expect(opened, `${width} px`).toBeVisible();
          await expect.poll(() => findPositionFaults(opened), `${width} px`).toEqual([]);
        }
        if (!overlay.close) return;
        await overlay.close(opened, site).click();
        await expect(opened).toBeHidden();
      });
    }
  });
}

test('each menu panel is inside a wide viewport and uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await visit(page, de.path('/'));
  for (const entry of await page.locator('.menu-entry:has(.menu-panel)').all()) {
    await entry.locator('.menu-link').hover();
    await expect(entry.locator('.menu-panel')).toBeVisible();
    expect(await findPositionFaults(entry.locator('.menu-panel'))).toEqual([]);
  }
});

test('the Chinese shop menu opens below its button at any width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, cn.path('/'));
  const opener = page.getByRole('banner').getByRole('button', { name: cn.messages.Header.store });
  await opener.click();
  const [button, menu] = await Promise.all([opener.boundingBox(), page.locator('.store-menu').boundingBox()]);
  if (!button || !menu) throw new Error('Both are shown.');
  expect(menu.x + menu.width).toBeCloseTo(button.x + button.width, 0);
});

test('floating elements move up for the connection notice', async ({ page }) => {
  await visit(page, de.path('/'));
  await expect(discountCard(page, de)).toBeVisible();
  await page.evaluate(() => void window.dispatchEvent(new Event('offline')));
  await expect(page.getByText(de.messages.Frame.offline)).toBeVisible();
  for (const width of ALL) {
    await setWidth(page, width);
    await expect.poll(() => findPositionFaults(discountCard(page, de)), `${width} px`).toEqual([]);
  }
});

test('on a phone, the promotion waits for the consent banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await allowConsentBanner(page);
  await visit(page, de.path('/'));
  await expect(consent(page, de)).toBeVisible();
  await expect(discountCard(page, de)).toBeHidden();
  await button(consent(page, de), de.messages.Consent.acceptNecessary).click();
  await expect(discountCard(page, de)).toBeVisible();
});
