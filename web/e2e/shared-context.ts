import { type BrowserContext, test as base, type Disposable, expect, type Page } from '@playwright/test';

type SharedContexts = Map<string, BrowserContext>;

/** Served without the frame of the site. */
const EMPTY_PAGE = '/robots.txt';

/**
 * Tests with the same options share a browser context and its page, and with them the HTTP cache and the renderer: this
 * takes half the processor time. After each test, its cookies, storage, routes, listeners and scripts are removed. A test
 * that needs a cold cache, or a fake clock, sets `isolated`; a run with traces shares nothing.
 */
export const test = base.extend<{ isolated: boolean }, { sharedContexts: SharedContexts }>({
  isolated: [false, { option: true }],
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
    { browser, sharedContexts, isolated, trace, locale, timezoneId, javaScriptEnabled, contextOptions },
    use,
  ) => {
    if (isolated || trace !== 'off') {
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
  page: async ({ context, viewport, contextOptions }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const { reducedMotion = 'no-preference' } = contextOptions;
    await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    const removeInitScripts = trackInitScripts(page);
    await use(page);
    await removeInitScripts();
  },
});

/** Returns a function that removes the init scripts that were added since. */
function trackInitScripts(page: Page): () => Promise<void> {
  const added: Promise<Disposable>[] = [];
  const { addInitScript } = page;
  page.addInitScript = (...script: Parameters<typeof addInitScript>) => {
    const adding = addInitScript.apply(page, script);
    added.push(adding);
    return adding;
  };
  return async () => {
    page.addInitScript = addInitScript;
    for (const script of await Promise.all(added)) await script.dispose();
  };
}

async function reset(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const [page, ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  if (page) await empty(page);
  await context.unrouteAll();
  await context.clearCookies();
}

async function empty(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,cache_storage,indexeddb,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes });
  await session.detach();
}

export { expect };
