import type { Page } from '@playwright/test';
import { failureWords } from '../content/failure/failure.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const LIST = '/material/0-all';

/** From now on the browser cannot write a number, so that a page with numbers fails while it is rendered. */
async function breakNumbers(page: Page, { alsoErrorPage = false } = {}): Promise<void> {
  await page.evaluate((alsoErrorPage) => {
    const { NumberFormat } = Intl;
    Object.assign(window, { mendNumbers: () => Object.assign(Intl, { NumberFormat }) });
    Intl.NumberFormat = function fail() {
      const error = new Error('No numbers today');
      const get = () => {
        throw new Error('Nor a status');
      };
      throw alsoErrorPage ? Object.defineProperty(error, 'statusCode', { get }) : error;
    } as unknown as typeof NumberFormat;
  }, alsoErrorPage);
}

async function followLinkToList(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
}

test.describe('a page that fails', () => {
  test.use({ allowedFaults: /./ });

  for (const { locale, path, words } of sites) {
    const failure = failureWords[locale];

    test(`R175 R180 R326 R328 in ${locale} keeps header and footer, and can be tried again`, async ({ page }) => {
      await visit(page, path('/'));
      await breakNumbers(page);
      await followLinkToList(page, path(LIST));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
      await expect(page.getByText(`${failure.code} 500`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: failure.home })).toHaveAttribute('href', path('/'));

      await page.evaluate(() => 'mendNumbers' in window && (window.mendNumbers as () => void)());
      await page.getByRole('button', { name: failure.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Materials.scopes['0-all'].title);
    });

    test(`R325 in ${locale} the last resort tells of an error of the error page, and leads home`, async ({ page }) => {
      await visit(page, path('/'));
      await breakNumbers(page, { alsoErrorPage: true });
      await followLinkToList(page, path(LIST));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.nestedTitle);
      await page.getByText(failure.details).click();
      await expect(page.getByText('Nor a status')).toBeVisible();
      await page.getByRole('link', { name: failure.home }).click();
      await expect(page).toHaveURL(path('/'));
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});
