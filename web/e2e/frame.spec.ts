import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

test('R176 offers a link to the top after scrolling down', async ({ page }) => {
  await visit(page, '/material/0-all');
  const link = page.getByRole('link', { name: en.messages.Frame.toTop });
  await expect(link).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, window.innerHeight + 1));
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(link).toBeHidden();
});

test.describe('offline', () => {
  // Lazily loaded parts of the page fail too.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('R242 reports a lost and a restored connection', async ({ page, context }) => {
    await visit(page, '/');
    const notice = page.locator('.connection-notice');
    // Shown for four seconds only.
    const texts = await notice.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() => seen.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return seen;
    });
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(en.messages.Frame.offline);
    await context.setOffline(false);
    await expect.poll(() => texts.jsonValue()).toContain(en.messages.Frame.online);
  });

  test('R241 clicking a link fails the progress bar and keeps the page', async ({ page, context }) => {
    await visit(page, '/');
    const bar = page.locator('.progress-bar');
    // Shown for half a second only.
    const states = await bar.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      const note = () => seen.push(element.getAttribute('data-state'));
      new MutationObserver(note).observe(element, { attributeFilter: ['data-state'] });
      return seen;
    });
    await context.setOffline(true);
    await page.locator('header a[href="/material/0-all"]').first().click();
    await expect.poll(() => states.jsonValue()).toEqual(['FAILED', 'HIDDEN']);
    await expect(page).toHaveURL('/');
    await expect(bar).toBeHidden();
  });
});

test('R240 R347 shows a progress bar while a page loads', async ({ page }) => {
  await visit(page, '/');
  const gate = Promise.withResolvers<void>();
  await page.route(/_rsc=/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.locator('header a[href="/material/0-all"]').first().click();
  const bar = page.getByRole('progressbar', { name: en.messages.Frame.loading });
  await expect(bar).toHaveAttribute('data-state', 'RUNNING');
  gate.resolve();
  await expect(page).toHaveURL('/material/0-all');
  await expect(bar).toBeHidden();
});

test('R344 does not prefetch with data saving enabled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) fetched.push(request.url());
  });
  await visit(page, '/');
  await page.locator('header a[href="/material/0-all"]').first().hover();
  await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(1);
  expect(fetched).toEqual([]);
});
