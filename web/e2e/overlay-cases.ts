// Long: one case for each component that lies over a page.
import type { Locator, Page } from '@playwright/test';
import { DATA_TIME_HEADER, formatDataTime } from '#freshness/data-time.ts';
import { NARROW, WIDE } from './overlay-position.ts';
import { expect, type Site, sites } from './site.ts';
import { passFirstScreen } from './visit.ts';

const { en, cn, de } = sites;

type Overlay = {
  name: string;
  /** The file that opens it, in `web/src`. */
  source: string;
  /** Opens within the page, and may be taller than the window. */
  isInPage?: true;
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

const inquiry = (page: Page, { messages }: Site) =>
  page.getByRole('dialog', { name: messages.Inquiries.inquiry.title });
const subscription = (page: Page, { messages }: Site) =>
  page.getByRole('dialog', { name: messages.Inquiries.subscription.title });
const languages = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Header.chooser });
const stores = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Header.storeTitle });
export const discountCard = (page: Page, { messages }: Site) =>
  page.getByRole('complementary', { name: messages.Promotions.discount.open });
export const consent = (page: Page, { messages }: Site) => page.getByRole('dialog', { name: messages.Consent.title });
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const nothing = async () => {};

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
  await expect(button(subscription(page, site), site.messages.Inquiries.subscription.submit)).toBeVisible();
}

async function openDrawer(page: Page, { messages }: Site): Promise<void> {
  await button(page, messages.Header.menu).click();
}

/** The site serves the page with data of yesterday. */
export async function loseConnection(page: Page): Promise<void> {
  await page.locator('.connection-notice').waitFor({ state: 'attached' });
  await page.evaluate(() => void window.dispatchEvent(new Event('offline')));
}

async function reloadAsOldPage(page: Page): Promise<void> {
  const headers = { [DATA_TIME_HEADER]: formatDataTime(Date.now() - 86_400_000) };
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.reload();
}

/** On a narrow screen, they are collapsed; on a wide one, only their groups are. */
export async function openFilters(page: Page): Promise<void> {
  const filters = page.locator('main .disclosure').first();
  if (!(await filters.getByRole('checkbox').first().isVisible())) await filters.locator('> summary').click();
  for (const group of await filters.locator('details').all()) {
    if ((await group.getAttribute('open')) === null) await group.locator('> summary').click();
  }
}

async function openFromHeader(page: Page, site: Site, name: string): Promise<void> {
  const link = page.getByRole('link', { name }).filter({ visible: true }).first();
  if (!(await link.isVisible())) await openDrawer(page, site);
  await link.click();
}

export const overlays: Overlay[] = [
  {
    name: 'menu drawer with all entries open',
    source: 'layout/header/menu-drawer.css',
    widths: NARROW,
    open: async (page, site) => {
      await openDrawer(page, site);
      for (const toggle of await page.locator('.menu-toggle').all()) await toggle.click();
    },
    find: (page, { messages }) => page.getByRole('navigation', { name: messages.Site.navigation }),
  },
  {
    name: 'search suggestions',
    source: 'features/search/search-panel.tsx',
    open: async (page, { messages }) => {
      await page.getByRole('button', { name: messages.SearchBox.label }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('search'),
    close: (overlay, { messages }) => button(overlay, messages.SearchBox.close),
  },
  {
    name: 'language dialog',
    source: 'layout/header/language-switcher-dialog.tsx',
    open: (page, site) => openFromHeader(page, site, site.messages.Header.language),
    find: languages,
    close: (overlay, { messages }) => button(overlay, messages.Header.close),
  },
  {
    name: 'store dialog',
    source: 'layout/header/store-dialog.tsx',
    widths: NARROW,
    open: (page, site) => openFromHeader(page, site, site.messages.Header.store),
    find: stores,
    close: (overlay, { messages }) => button(overlay, messages.Header.close),
  },
  {
    name: 'store dialog in Chinese',
    source: 'layout/header/store-link.tsx',
    site: cn,
    widths: [1024, ...WIDE],
    open: (page, { messages }) => page.getByRole('banner').getByRole('button', { name: messages.Header.store }).click(),
    find: (page) => page.locator('.store-menu'),
  },
  {
    name: 'inquiry panel with errors',
    source: 'features/inquiries/inquiry-drawer.tsx',
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
    source: 'features/inquiries/inquiry-form.tsx',
    open: async (page, site) => {
      await openInquiry(page, site);
      await inquiry(page, site).getByRole('combobox', { name: site.messages.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'country list of the contact form',
    source: 'features/inquiries/inquiry-form.tsx',
    path: '/aboutUs/contactUs',
    open: async (page, { messages }) => {
      await page.getByRole('main').getByRole('combobox', { name: messages.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'subscription panel with errors',
    source: 'features/subscriptions/subscription-dialog.tsx',
    open: async (page, site) => {
      await openSubscription(page, site);
      await button(subscription(page, site), site.messages.Inquiries.subscription.submit).click();
      await expect(subscription(page, site).locator('[aria-invalid=true]').first()).toBeVisible();
    },
    find: subscription,
    close: (overlay, { messages }) => button(overlay, messages.Inquiries.close),
  },
  {
    name: 'country list of the subscription panel',
    source: 'features/subscriptions/subscription-fields.tsx',
    open: async (page, site) => {
      await openSubscription(page, site);
      await subscription(page, site)
        .getByRole('checkbox', { name: site.messages.Inquiries.subscription.contactMe })
        .check();
      await subscription(page, site)
        .getByRole('combobox', { name: site.messages.Inquiries.subscription.region })
        .click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'country list of a live stream registration',
    source: 'features/live-streams/registration-form.tsx',
    path: '/aboutUs/events/live/partial-denture-patterns-1',
    open: async (page, { messages }) => {
      await page.getByRole('main').getByRole('combobox', { name: messages.Inquiries.fields.country }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    find: (page) => page.getByRole('listbox'),
  },
  {
    name: 'contact form with errors',
    source: 'features/inquiries/inquiry-form.tsx',
    isInPage: true,
    path: '/aboutUs/contactUs',
    open: async (page, { messages }) => {
      await button(page.getByRole('main'), messages.Inquiries.send).click();
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeFocused();
    },
    find: (page) => page.getByRole('main').locator('form'),
  },
  {
    name: 'material filters with all groups open',
    source: 'features/materials/material-filters.tsx',
    isInPage: true,
    path: '/material/0-all',
    open: openFilters,
    find: (page) => page.locator('main form:has(.disclosure)'),
  },
  {
    name: 'resource filters',
    source: 'features/resources/resource-filters.tsx',
    isInPage: true,
    path: '/aboutUs/resources',
    open: openFilters,
    find: (page) => page.locator('main .disclosure'),
  },
  {
    name: 'comparison of printers',
    source: 'features/products/comparison/comparison.css',
    isInPage: true,
    path: '/hardware?compare=A2D,A2D_4K,A3D',
    open: (page) => page.locator('.comparison-frame').scrollIntoViewIfNeeded(),
    find: (page) => page.locator('.comparison-frame'),
  },
  {
    name: 'discount card',
    source: 'promotions/discount-card.tsx',
    open: async (page, site) => {
      await expect(discountCard(page, site)).toBeVisible();
      await passFirstScreen(page);
    },
    find: discountCard,
    close: (overlay, { messages }) => button(overlay, messages.Promotions.discount.close),
  },
  {
    name: 'discount button',
    source: 'promotions/discount-button.tsx',
    widths: NARROW,
    open: async (page, site) => {
      await openInquiry(page, site);
      await button(inquiry(page, site), site.messages.Inquiries.close).click();
    },
    find: (page, { messages }) => button(page, messages.Promotions.discount.reopen),
  },
  {
    name: 'language suggestion',
    source: 'promotions/language-suggestion.tsx',
    site: en,
    path: '/material/0-all',
    browserLanguage: 'de-DE',
    open: nothing,
    find: (page) => page.getByRole('complementary', { name: de.messages.Promotions.language.label }),
    close: (overlay) => button(overlay, de.messages.Promotions.language.close),
  },
  {
    name: 'consent banner',
    source: 'consent/consent.css',
    requiresConsent: true,
    open: nothing,
    find: consent,
    close: (overlay, { messages }) => button(overlay, messages.Consent.acceptNecessary),
  },
  {
    name: 'consent preferences',
    source: 'consent/consent.css',
    requiresConsent: true,
    open: async (page, site) => {
      await button(consent(page, site), site.messages.Consent.preferences).click();
    },
    find: (page, { messages }) => page.getByRole('dialog', { name: messages.Consent.preferencesTitle }),
    close: (overlay, { messages }) => button(overlay, messages.Consent.close),
  },
  {
    name: 'sample selection bar',
    source: 'features/samples/selection-bar.tsx',
    path: '/material/bm',
    open: (page) => page.getByRole('checkbox').first().check(),
    find: (page, { messages }) => page.getByRole('region', { name: messages.Samples.bar.label }),
  },
  {
    name: 'order bar of a product',
    source: 'features/products/detail/order-bar.css',
    path: '/hardware/Reflex',
    open: (page) => page.locator('#specification').scrollIntoViewIfNeeded(),
    find: (page, { messages }) => page.getByRole('region', { name: messages.Products.bar.label }),
  },
  {
    name: 'quote bar of a product',
    source: 'features/products/detail/product-foot.css',
    widths: [390],
    path: '/hardware/Reflex',
    open: (page) => page.locator('#specification').scrollIntoViewIfNeeded(),
    find: (page) => page.locator('.product-foot'),
  },
  {
    name: 'chosen printers',
    source: 'features/products/comparison/compare-tray.tsx',
    path: '/hardware?compare=A2D,A3D',
    open: nothing,
    find: (page, { messages }) => page.getByRole('region', { name: messages.Comparison.tray }),
  },
  {
    name: 'request list of accessories',
    source: 'features/accessories/request-bar.tsx',
    path: '/hardware/accessories?printer=2&request=UC-201-2,UC-205',
    open: nothing,
    find: (page, { messages }) => page.getByRole('region', { name: messages.Accessories.request.bar }),
  },
  {
    name: 'back-to-top link',
    source: 'layout/back-to-top.tsx',
    path: '/material/0-all',
    open: (page) => page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' })),
    find: (page, { messages }) => page.getByRole('link', { name: messages.Frame.toTop }),
  },
  {
    name: 'connection notice',
    source: 'navigation/connection-notice.tsx',
    open: loseConnection,
    find: (page, { messages }) => page.getByText(messages.Frame.offline),
  },
  {
    name: 'notice of old data',
    source: 'freshness/stale-page-notice.tsx',
    open: reloadAsOldPage,
    find: (page, { messages }) =>
      page.locator('[role=status] > div').filter({ has: button(page, messages.Freshness.close) }),
    close: (notice, { messages }) => button(notice, messages.Freshness.close),
  },
  {
    name: 'skip link',
    source: 'ui/skip-link.tsx',
    open: (page) => page.keyboard.press('Tab'),
    find: (page, { messages }) => page.getByRole('link', { name: messages.Site.skipToContent }),
  },
];
