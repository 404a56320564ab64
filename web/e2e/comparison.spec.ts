import type { Page } from '@playwright/test';
import { countRecords } from './count-records.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;
const messages = en.messages.Comparison;

/** Those of the gateway but half a pixel, the layer heights and the print time. */
const ROWS = 16 + 2;

const tableOf = (page: Page, title = messages.title) => page.getByRole('table', { name: title });
const countPrinters = (page: Page) => countRecords(page.request, 'products(filter: { kind: PRINTER })');
const columnsOf = (page: Page) => tableOf(page).getByRole('columnheader').getByRole('link');
const choiceOf = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test.describe('comparison of printers', () => {
  test('R220 is linked from a printer page, works with the keyboard, and supports Back', async ({ page }) => {
    await visit(page, '/hardware/A2D_HD');
    await page.getByRole('link', { name: en.messages.Products.next.compare }).click();
    await expect(page).toHaveURL('/hardware?compare=A2D_HD#comparison');
    await expect(page.getByRole('heading', { name: messages.title })).toBeInViewport();
    await expect(columnsOf(page)).toHaveText(['UltraCraft A2D HD']);
    await choiceOf(page, 'UltraCraft A2D').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/hardware?compare=A2D_HD,A2D#comparison');
    await expect(choiceOf(page, 'UltraCraft A2D')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/hardware?compare=A2D_HD,A2D,A2D_4K#comparison');
    await expect(columnsOf(page)).toHaveText(['UltraCraft A2D HD', 'UltraCraft A2D', 'UltraCraft A2D 4K']);
    // nuqs misses a Back that arrives before Next.js has rendered the new URL.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await expect(columnsOf(page)).toHaveText(['UltraCraft A2D HD', 'UltraCraft A2D']);
    await page.getByRole('button', { name: messages.showAll }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hardware#comparison');
    await expect(columnsOf(page)).toHaveCount(await countPrinters(page));
    await expect(page.locator('.comparison')).toBeFocused();
  });

  test('prints the selection without its controls', async ({ page }) => {
    await visit(page, '/de/hardware?compare=A2D,Reflex');
    const table = tableOf(page, de.messages.Comparison.title);
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('button', { name: de.messages.Comparison.print })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows all properties of two printers before any is chosen', async ({ page }) => {
      await visit(page, '/hardware');
      await expect(tableOf(page).getByRole('columnheader')).toHaveCount(2);
      await expect(tableOf(page).getByRole('rowheader')).toHaveCount(ROWS);
    });

    test('shows two printers, chosen above the table, and only rows in which these differ', async ({ page }) => {
      await visit(page, '/hardware?compare=A2D,A3D,Reflex&differences=true');
      const column = (position: number) =>
        page.getByRole('combobox', { name: messages.pairPrinter.replace('{position}', String(position)) });
      const pixelSize = tableOf(page).getByRole('rowheader', { name: 'Pixel size' });
      await expect(tableOf(page).getByRole('columnheader')).toHaveCount(2);
      await expect(pixelSize).toHaveCount(0);
      await column(2).selectOption('Reflex');
      await expect(page).toHaveURL('/hardware?compare=A2D,Reflex,A3D&differences=true');
      await expect(pixelSize).toBeVisible();
      await tableOf(page).getByRole('rowheader').last().scrollIntoViewIfNeeded();
      await expect(column(1)).toBeInViewport();
      const cell = await tableOf(page).getByRole('row').last().getByRole('cell').nth(1).boundingBox();
      expect((await column(2).boundingBox())?.x).toBeCloseTo(cell?.x ?? 0, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R220 R221 shows all printers and all properties', async ({ page }) => {
    const printers = await countPrinters(page);
    await page.goto(cn.path('/hardware'));
    const table = tableOf(page, cn.messages.Comparison.title);
    await expect(table.getByRole('columnheader')).toHaveCount(printers);
    await expect(table.getByRole('rowheader')).toHaveCount(ROWS);
    // The last row holds the requests for a quote.
    await expect(table.getByRole('cell')).toHaveCount(printers * (ROWS + 1));
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
