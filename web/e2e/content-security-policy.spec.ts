import type { Page } from '@playwright/test';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { de } = sites;

/** One page per rendering path: built, rendered on demand, missing, and rewritten by the proxy. */
const PATHS = [
  '/',
  de.path('/material/0-all'),
  '/aboutUs/resources',
  '/404',
  '/no/such/page',
  '/search?key=casting',
  '/hardware?compare=A2D,A3D',
] as const;

async function readScriptSources(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path);
  const policy = response.headers()['content-security-policy'] ?? '';
  return /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

for (const path of PATHS) {
  test(`${path} allows its inline scripts by hash, in less than a kilobyte`, async ({ page }) => {
    const sources = await readScriptSources(page, path);
    expect(sources).toContain("'self'");
    expect(sources.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    expect(sources.join(' ').length).toBeLessThan(1_000);
    // The `page` fixture fails the test on any violation.
    if (path === '/404' || path === '/no/such/page') return;
    await visit(page, path);
  });
}

test('a page rendered on demand has its own hashes', async ({ page }) => {
  const key = `resin${Date.now()}`;
  const sources = await readScriptSources(page, `/search?key=${key}`);
  expect(sources.filter((source) => source.startsWith("'sha256-")).length).toBeGreaterThan(2);
  await visit(page, `/search?key=${key}x`);
});

test.describe('a page with injected markup', () => {
  test.use({ allowedErrors: /content security policy|Content Security Policy|404 \(Not Found\)/i });

  test('blocks injected scripts', async ({ page }) => {
    const injected = `<script>window.hasRun = 'script'</script>
      <script>self.__next_f.push([1,""]);window.hasRun = 'imitation'</script>
      <script src="https://attacker.example/x.js"></script>
      <img src="/nothing.png" onerror="window.hasRun = 'handler'">
      <p id="end-of-injection"></p>`;
    const forbidden: string[] = [];
    page.on('console', (entry) => {
      if (entry.text().startsWith("The content security policy's script-src")) forbidden.push(entry.text());
    });
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</html>', `${injected}</html>`);
        await route.fulfill({ response, body });
      },
    );
    await visit(page, '/');
    await expect.poll(() => forbidden.length).toBe(4);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });
});

test('files and non-page routes allow no inline scripts', async ({ page }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/icon.svg', '/newsroom/rss.xml']) {
    expect(await readScriptSources(page, path), path).toEqual(["'self'"]);
  }
});
