import type { Page } from '@playwright/test';

/** Bundle size budget: gzipped JavaScript of the first page of a visit. */
export const MAX_SCRIPT_BYTES = 150_000;

/** Records what a page loads. Start it before the page is opened, with a cold cache. */
export function recordLoads(page: Page) {
  const hosts = new Set<string>();
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    hosts.add(origin);
    sizes.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return {
    hosts,
    /** Bytes of the scripts in the HTML of a page. */
    measureScripts: async (path: string): Promise<number> => {
      const html = await (await page.request.get(path)).text();
      const scripts = [...html.matchAll(/<script src="([^"]+)" (?!noModule)/g)].map(([, url = '']) => url);
      const loaded = await Promise.all(scripts.map((url) => sizes.get(url) ?? Number.NaN));
      return loaded.reduce((sum, size) => sum + size, 0);
    },
  };
}
