import { type BrowserContext, test as base, expect } from '@playwright/test';

type SharedContexts = Map<string, BrowserContext>;

/**
 * Tests with the same options share a browser context, and with it the HTTP cache: this halves the time to load a page.
 * Cookies, storage and open pages are removed after each test. A test that needs a cold cache sets `coldCache`; a run
 * with traces shares nothing.
 */
export const test = base.extend<{ coldCache: boolean }, { sharedContexts: SharedContexts }>({
  coldCache: [false, { option: true }],
  sharedContexts: [
    // Playwright reads the fixtures that are used from the pattern.
    // biome-ignore lint/correctness/noEmptyPattern: required
    async ({}, use) => {
      const contexts: SharedContexts = new Map();
      await use(contexts);
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharedContexts, coldCache, trace, locale, timezoneId, javaScriptEnabled, contextOptions },
    use,
  ) => {
    if (coldCache || trace !== 'off') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const key = JSON.stringify([locale, timezoneId, javaScriptEnabled, contextOptions]);
    const context = sharedContexts.get(key) ?? (await browser.newContext());
    sharedContexts.set(key, context);
    await use(context);
    await reset(context);
  },
  page: async ({ page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

async function reset(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (page) {
    const session = await context.newCDPSession(page);
    const storageTypes = 'local_storage,cache_storage,indexeddb,service_workers';
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes });
  }
  await Promise.all(context.pages().map((open) => open.close()));
  await context.clearCookies();
  await context.unrouteAll();
  await context.setOffline(false);
}

export { expect };
