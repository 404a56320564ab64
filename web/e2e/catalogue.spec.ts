import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

test('R72 R177 R239 the catalogue has no menu, promotion or drawer', async ({ page }) => {
  const { messages } = en;
  const discountCard = page.getByRole('complementary', { name: messages.Promotions.discount.open });
  const menu = page.getByRole('navigation', { name: messages.Site.navigation });
  await visit(page, '/');
  await expect(menu).toBeVisible();
  await expect(discountCard).toBeVisible();
  await visit(page, '/catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Catalogue.title);
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.site-header, .site-footer, .back-to-top')).toHaveCount(0);
  await expect(discountCard).toHaveCount(0);
  await expect(page.locator('input, textarea')).toHaveCount(0);
});

for (const { locale, path, messages } of Object.values(sites)) {
  test(`R72 the catalogue prints completely, without its print button, in ${locale}`, async ({ page }) => {
    await visit(page, path('/catalogue'));
    const button = page.getByRole('button', { name: messages.Catalogue.print });
    await expect(button).toBeVisible();
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(button).toBeHidden();
    const cutOff = await page
      .locator('main table')
      .evaluateAll(
        (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
      );
    expect(cutOff).toBe(0);
  });
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 700, height: 844 } });

  test('the edge of a table is shaded as long as there is more to scroll', async ({ page }) => {
    await visit(page, '/catalogue');
    const resins = page.locator('main section').filter({ has: page.locator('#material-0-all') });
    const region = resins.locator('.scroll-region');
    await region.evaluate((box) => box.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const edge = async () => {
      const box = await region.boundingBox();
      if (!box) throw new Error('The table has no box');
      // In the padding above the first line.
      return page.screenshot({ clip: { x: box.x + box.width - 4, y: box.y + 2, width: 4, height: 4 } });
    };
    const shaded = await edge();
    await region.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
    expect(await edge()).not.toEqual(shaded);
    await region.evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }));
    expect(await edge()).toEqual(shaded);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no table scrolls, folded or not', async ({ page }) => {
    await visit(page, '/catalogue');
    const widths = await page.locator('main .scroll-region').evaluateAll((regions) =>
      regions.map((region) => {
        region.closest('details')?.setAttribute('open', '');
        return region.scrollWidth - region.clientWidth;
      }),
    );
    expect(widths.length).toBeGreaterThan(3);
    expect(widths.filter((width) => width > 0)).toEqual([]);
  });
});
