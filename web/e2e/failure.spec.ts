import type { Page } from '@playwright/test';
import { failureCopy } from '#content/failure/failure.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const PRINTERS = '/hardware';

/** Makes the browser throw in code that only the hardware page runs while rendering. */
async function breakPrinters(page: Page, { alsoErrorPage = false } = {}): Promise<void> {
  await page.evaluate((alsoErrorPage) => {
    const { flatMap } = Array.prototype;
    const put = (value: unknown) => Object.defineProperty(Array.prototype, 'flatMap', { value, configurable: true });
    Object.assign(window, { mend: () => put(flatMap) });
    put(function fail(this: unknown[], callback: Parameters<typeof flatMap>[0]) {
      if (!String(callback).includes('.filter(')) return flatMap.call(this, callback);
      const error = new Error('Nothing is flat today');
      const get = () => {
        throw new Error('Nor is there a status');
      };
      throw alsoErrorPage ? Object.defineProperty(error, 'statusCode', { get }) : error;
    });
  }, alsoErrorPage);
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

test.describe('a failing page', () => {
  test.use({ allowedErrors: /./ });

  for (const { locale, path, messages } of allSites) {
    const failure = failureCopy[locale];

    test(`R175 R180 R326 R328 keeps header and footer in ${locale}, and can be retried`, async ({ page }) => {
      await visit(page, path('/'));
      await breakPrinters(page);
      await followLink(page, path(PRINTERS));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
      await expect(page.getByText(`${failure.code} 500`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: failure.home })).toHaveAttribute('href', path('/'));

      await page.evaluate(() => 'mend' in window && (window.mend as () => void)());
      await page.getByRole('button', { name: failure.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Products.hardware.title);
    });

    test(`R325 the global error page in ${locale} reports the error and links to the home page`, async ({ page }) => {
      await visit(page, path('/'));
      await breakPrinters(page, { alsoErrorPage: true });
      await followLink(page, path(PRINTERS));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.nestedTitle);
      await page.getByText(failure.details).click();
      await expect(page.getByText('Nor is there a status')).toBeVisible();
      await page.getByRole('link', { name: failure.home }).click();
      await expect(page).toHaveURL(path('/'));
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }

  test('R329 R343 reloads the page for missing chunks, at most once a minute', async ({ page }) => {
    const { en: english } = sites;
    const { messages, path } = english;
    let isGone = true;
    await visit(page, path('/'));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route('**/_next/static/chunks/**', (route) => (isGone ? route.abort() : route.continue()));

    await followLink(page, path(PRINTERS));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Products.hardware.title);
    const wayIn = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type);
    expect(await page.evaluate(wayIn)).toEqual(['reload']);

    await expect(page.locator('html')).toHaveAttribute('data-ready');
    isGone = true;
    // The pointer still hovers over the menu, whose panels open and close.
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${path('/newsroom')}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureCopy.en.title);
    expect(isGone).toBe(true);
  });
});
