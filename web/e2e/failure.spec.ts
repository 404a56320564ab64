import type { Page } from '@playwright/test';
import { lastResortCopy } from '#content/failure/last-resort.ts';
import { expect, sampleSites, sites, test } from './site.ts';
import { visit } from './visit.ts';

const PRINTERS = '/hardware';

const REFERENCE = '1234567890';

/**
 * Replaces the rows that contain a text, of the RSC payload or of a prefetched segment, with an error row, as the server
 * sends it if a component throws while it renders. Returns a function that ends the fault.
 */
async function failRendering(page: Page, path: string, text: string): Promise<() => void> {
  const failRow = (row: string) =>
    row.includes(text) ? row.replace(/^([0-9a-f]+):[[{].*/, `$1:E{"digest":"${REFERENCE}"}`) : row;
  const isPayload = (url: URL) => url.pathname === path && url.searchParams.has('_rsc');
  let isBroken = true;
  await page.route(isPayload, async (route) => {
    if (!isBroken) return route.continue();
    const response = await route.fetch();
    const rows = (await response.text()).split('\n');
    await route.fulfill({ response, body: rows.map(failRow).join('\n') });
  });
  return () => {
    isBroken = false;
  };
}

async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

test.describe('a page that fails to render', () => {
  // React reports an error of a server component.
  test.use({ allowedErrors: /Minified React error #441/ });

  for (const { locale, path, messages } of sampleSites(sites.cn)) {
    const { Failure: failure } = messages;
    const lastResort = lastResortCopy[locale];

    test(`R175 R326 R328 keeps header and footer in ${locale}, and can be retried`, async ({ page }) => {
      const { title } = messages.Products.hardware;
      // Before the visit, which prefetches the page.
      const mend = await failRendering(page, path(PRINTERS), title);
      await visit(page, path('/'));
      await followLink(page, path(PRINTERS));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
      await expect(page.getByText(`${failure.code} 500`)).toBeVisible();
      await expect(page.getByText(REFERENCE)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: failure.home })).toHaveAttribute('href', path('/'));

      mend();
      await page.getByRole('button', { name: failure.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test(`R325 the global error page in ${locale} reports the error and links to the home page`, async ({ page }) => {
      // Metadata render outside the layout and its error page.
      await failRendering(page, path(PRINTERS), '"name":"description"');
      await visit(page, path('/'));
      await followLink(page, path(PRINTERS));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastResort.title);
      await page.getByText(lastResort.details).click();
      await expect(page.getByText(`${lastResort.reference}: ${REFERENCE}`)).toBeVisible();
      await page.getByRole('link', { name: lastResort.home }).click();
      await expect(page).toHaveURL(path('/'));
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test.describe('missing chunks', () => {
  test.use({ allowedErrors: /./, isolated: true });

  test('R329 R343 reload the page, at most once a minute', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Failure.title);
    expect(isGone).toBe(true);
  });
});
