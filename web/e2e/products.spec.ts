import { getPage, pagePaths } from '#content/pages.ts';
import { formatPrice } from '#ui/format-price.ts';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Products;
/** Start of validity of the published prices. */
const PRICES_FROM = '2025-09-01';

const machines = pagePaths.filter((path) => {
  const { kind, isBuilt } = getPage(path);
  return kind === 'PRODUCT' && isBuilt;
});

test.describe('product page', () => {
  for (const {
    locale,
    tag,
    path,
    messages: { Products },
  } of allSites) {
    for (const [machine, amount] of [
      ['Reflex', 1399],
      ['ultraCraft-wash', 359],
      ['ultraCraft-cure', 749],
    ] as const) {
      test(`R357 ${machine} costs ${amount} dollars in ${locale}, also in structured data`, async ({ page }) => {
        await page.goto(path(`/hardware/${machine}`));
        await expect(page.getByRole('main')).toContainText(formatPrice(amount, 'USD', tag));
        const data = await page.locator('main script[type="application/ld+json"]').allTextContents();
        expect(data.map((text) => JSON.parse(text))).toContainEqual(
          expect.objectContaining({
            '@type': 'Product',
            offers: expect.objectContaining({ price: amount, priceCurrency: 'USD', validFrom: PRICES_FROM }),
          }),
        );
      });
    }

    test(`Q47 shows since when the price is valid in ${locale}`, async ({ page }) => {
      await page.goto(path('/hardware/Reflex'));
      const date = new Date(PRICES_FROM).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
      await expect(page.getByText(Products.priceFrom.replace('{date}', date), { exact: true })).toBeVisible();
    });

    test(`R130 has no product structured data without a price in ${locale}`, async ({ page }) => {
      await page.goto(path('/hardware/A2D_4K'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('UltraCraft A2D 4K');
      await expect(page.locator('main script[type="application/ld+json"]')).toHaveCount(0);
    });
  }

  test('R222 R359 the data sheet labels each value', async ({ page }) => {
    await page.goto('/hardware/A2D_4K');
    const sheet = page.getByRole('table', { name: messages.sections.specification });
    for (const [name, value] of [
      ['Build volume', '206 × 116 × 110 mm'],
      ['Projector resolution', '3840 × 2160 px'],
      ['Pixel size', '53 µm'],
      ['Accuracy', '±26.8 µm'],
      ['Wavelength', '385 nm'],
      ['Light source life', 'over 30,000 h'],
    ] as const) {
      const row = sheet.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row.getByRole('cell')).toHaveText(value);
    }
  });

  test('R358 R361 R362 R363 compares its build volume with those of all printers', async ({ page }) => {
    await page.goto('/hardware/Reflex');
    const section = page.getByRole('region', { name: messages.sections.volume });
    await expect(section.getByRole('listitem')).toHaveCount(
      await countRecords(page.request, 'products(filter: { kind: PRINTER })'),
    );
    await expect(section.locator('[aria-current]')).toContainText('192 × 121 × 220 mm');
    for (const [name, size] of [
      ['UltraCraft A2D', '144 × 81 × 110 mm'],
      ['UltraCraft ChairSide', '124.8 × 70.2 × 70 mm'],
      ['Reflex RS', '222 × 122 × 228 mm'],
    ] as const) {
      const item = section.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(item).toContainText(size);
    }
  });

  test('R192 links its materials to the finder with the printer selected', async ({ page }) => {
    await visit(page, '/hardware/A2D_4K');
    const section = page.getByRole('region', { name: messages.sections.materials });
    const count = await section.getByRole('list').first().getByRole('listitem').count();
    await section
      .getByRole('link', { name: messages.toFinder.replace(/\{count.*\}\} /, '') })
      .first()
      .click();
    await expect(page).toHaveURL('/material/0-all?printer=2');
    await expect(page.getByRole('checkbox', { name: 'UltraCraft A2D 4K' })).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(count);
  });

  test('R231 opens the inquiry form', async ({ page }) => {
    await visit(page, '/hardware/hive');
    await page.getByRole('link', { name: messages.requestOffer }).first().click();
    await expect(page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.title })).toBeVisible();
  });

  test('R129 is linked from a card on the home page', async ({ page }) => {
    await visit(page, '/de');
    await page.getByRole('article').getByRole('link', { name: 'UltraCraft A2D 4K' }).click();
    await expect(page).toHaveURL('/de/hardware/A2D_4K');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UltraCraft A2D 4K');
  });

  for (const [oldPath, newPath] of [
    ['/hardware/detail?id=9', '/hardware/Reflex'],
    ['/cn/hardware/detail?id=34', '/cn/hardware/hive'],
    ['/hardware/detail', '/hardware'],
    ['/de/hardware/a2d_4k', '/de/hardware/A2D_4K'],
  ] as const) {
    test(`R138 Q24 redirects ${oldPath} to ${newPath}`, async ({ page }) => {
      await page.goto(oldPath);
      expect(new URL(page.url()).pathname).toBe(newPath);
    });
  }

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ });

    test('R323 responds with 404 for unknown machines', async ({ page }) => {
      const response = await page.goto('/de/hardware/A9Z');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.messages.NotFound.title);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R76 lists every machine with a link to its page', async ({ page }) => {
    await page.goto('/cn/hardware');
    await expect(page.getByRole('article')).toHaveCount(machines.length);
    await page.getByRole('article').getByRole('link', { name: 'HiVE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HiVE');
    await expect(page.getByRole('table')).toBeVisible();
  });
});

for (const { locale, path } of allSites) {
  test(`R49 search finds an accessory in ${locale} and leads to its highlighted entry on a printer page`, async ({
    page,
  }) => {
    const place = new RegExp(`${path('/hardware/Reflex')}#reflex-wash-217$`);
    const line = page.locator('#reflex-wash-217');
    await page.goto(`${path('/search')}?key=Reflex%20Wash`);
    await page.getByRole('link', { name: 'reflex-wash-217' }).click();
    await expect(page).toHaveURL(place);
    await expect(line).toBeInViewport();
    await expect(line).toBeFocused();
    await page.goto(path('/hardware/accessories/accessoriesDetail/reflex-wash-217'));
    await expect(page).toHaveURL(place);
    await expect(line).toBeInViewport();
    await expect(page.locator(':target')).toHaveId('reflex-wash-217');
    expect((await page.request.get(path('/hardware/accessories/accessoriesDetail/nothing-999'))).status()).toBe(404);
  });
}
