import type { Page } from '@playwright/test';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Comparison;

const ROWS = 17;

const tableOf = (page: Page, title = messages.title) => page.getByRole('table', { name: title });
const countPrinters = (page: Page) => countRecords(page.request, 'products(filter: { kind: PRINTER })');
const columnsOf = (page: Page) => tableOf(page).getByRole('columnheader').getByRole('link');
const choiceOf = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test.describe('comparison of printers', () => {
  test('R220 R221 shows up to four printers in URL order', async ({ page }) => {
    const printers = await countPrinters(page);
    await visit(page, '/hardware');
    await expect(columnsOf(page)).toHaveCount(printers);
    await choiceOf(page, 'Reflex').check();
    await expect(page).toHaveURL('/hardware?compare=Reflex');
    for (const name of ['UltraCraft A2D', 'UltraCraft A3D', 'Reflex 2']) await choiceOf(page, name).check();
    await expect(page).toHaveURL('/hardware?compare=Reflex,A2D,A3D,reflex2');
    await expect(columnsOf(page)).toHaveText(['Reflex', 'UltraCraft A2D', 'UltraCraft A3D', 'Reflex 2']);
    await expect(choiceOf(page, 'Reflex RS')).toBeDisabled();
    await expect(page.getByRole('main').getByRole('status')).toContainText(messages.full.replace('{count}', '4'));

    await page.goBack();
    await expect(columnsOf(page)).toHaveText(['Reflex', 'UltraCraft A2D', 'UltraCraft A3D']);
    await choiceOf(page, 'UltraCraft A2D').uncheck();
    await expect(page).toHaveURL('/hardware?compare=Reflex,A3D');
    await page.getByRole('button', { name: messages.showAll }).click();
    await expect(page).toHaveURL('/hardware');
    await expect(columnsOf(page)).toHaveCount(printers);
  });

  test('R220 shows booleans, texts, both, and multi-line values', async ({ page }) => {
    await visit(page, '/hardware?compare=A2D,A2D_4K');
    const cells = (name: string) =>
      tableOf(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell');
    await expect(cells('Wavelength')).toHaveText(['385 nm', '385 nm']);
    await expect(cells('Resin station').nth(0).getByRole('img', { name: messages.no })).toBeVisible();
    await expect(cells('Resin station').nth(1).getByRole('img', { name: messages.yes })).toBeVisible();
    await expect(cells('HiVE automation').nth(1).getByRole('img', { name: messages.yes })).toBeVisible();
    await expect(cells('HiVE automation').nth(1)).toHaveText('Can be retrofitted');
    await expect(cells('Machine size and weight').nth(0).locator('span')).toHaveText(['425 × 385 × 780 mm', '38 kg']);
  });

  test('R220 can show differences only', async ({ page, context }) => {
    await visit(page, '/hardware?compare=A2D,A3D');
    await expect(tableOf(page).getByRole('rowheader')).toHaveCount(ROWS);
    await choiceOf(page, messages.differencesOnly).check();
    await expect(page).toHaveURL('/hardware?compare=A2D,A3D&differences=true');
    await expect(tableOf(page).getByRole('rowheader', { name: 'Pixel size' })).toHaveCount(0);
    await expect(tableOf(page).getByRole('rowheader', { name: 'Build volume' })).toBeVisible();

    const shared = await context.newPage();
    await visit(shared, page.url());
    await expect(columnsOf(shared)).toHaveText(['UltraCraft A2D', 'UltraCraft A3D']);
    await expect(tableOf(shared).getByRole('rowheader', { name: 'Pixel size' })).toHaveCount(0);
  });

  test('R220 ignores unknown printers in the URL', async ({ page }) => {
    await visit(page, '/hardware?compare=hive,Reflex,Reflex,%3Cb%3E,A2D,A3D,A2D_4K,A2D_HD');
    await expect(columnsOf(page)).toHaveText(['Reflex', 'UltraCraft A2D', 'UltraCraft A3D', 'UltraCraft A2D 4K']);
  });

  test('R220 is linked from a printer page with that printer selected', async ({ page }) => {
    await visit(page, '/hardware/A2D_HD');
    await page.getByRole('link', { name: en.messages.Products.next.compare }).click();
    await expect(page).toHaveURL('/hardware?compare=A2D_HD#comparison');
    await expect(columnsOf(page)).toHaveText(['UltraCraft A2D HD']);
  });

  test('works with the keyboard only', async ({ page }) => {
    await visit(page, '/hardware');
    await choiceOf(page, 'UltraCraft A2D').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/hardware?compare=A2D');
    await expect(choiceOf(page, 'UltraCraft A2D')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/hardware?compare=A2D,A2D_4K');
    await page.getByRole('button', { name: messages.showAll }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hardware');
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

    test('keeps property names in place while scrolling', async ({ page }) => {
      await visit(page, '/hardware?compare=A2D,A3D,Reflex,reflex2');
      await expect(columnsOf(page)).toHaveCount(4);
      const name = tableOf(page).getByRole('rowheader', { name: 'Pixel size' });
      await name.scrollIntoViewIfNeeded();
      const before = await name.boundingBox();
      await page.getByRole('group', { name: messages.title }).evaluate((box) => box.scrollBy(2000, 0));
      const row = tableOf(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Pixel size' }) });
      await expect(row.getByRole('cell').last()).toBeInViewport();
      expect((await name.boundingBox())?.x).toBe(before?.x);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const {
    locale,
    path,
    messages: { Comparison },
  } of allSites) {
    test(`R220 R221 shows all printers and all properties in ${locale}`, async ({ page }) => {
      const printers = await countPrinters(page);
      await page.goto(path('/hardware'));
      const table = tableOf(page, Comparison.title);
      await expect(table.getByRole('columnheader')).toHaveCount(printers + 1);
      await expect(table.getByRole('rowheader')).toHaveCount(ROWS);
      await expect(table.getByRole('cell')).toHaveCount(printers * ROWS);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    });
  }
});
