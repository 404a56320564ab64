import { expect, test } from './site.ts';
import { visit } from './visit.ts';

test('a page rendered on demand runs its scripts', async ({ page }) => {
  // The `page` fixture fails the test on any violation.
  await visit(page, `/search?key=resin${Date.now()}`);
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
