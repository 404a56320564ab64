import { getPage, pagePaths } from '#content/pages.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn } = sites;
const messages = en.messages.Products;

const machines = pagePaths.filter((path) => getPage(path).kind === 'PRODUCT');

test.describe('product page', () => {
  test('R192 links its materials to the finder with the printer selected', async ({ page }) => {
    await visit(page, '/hardware/A2D_4K');
    const section = page.getByRole('region', { name: messages.sections.materials });
    const count = await section.locator(':has(> h3)').first().getByRole('listitem').count();
    await section.getByRole('link', { name: messages.toFinder }).first().click();
    await expect(page).toHaveURL('/material/0-all?printer=2');
    await expect(page.getByRole('checkbox', { name: 'UltraCraft A2D 4K' })).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(count);
  });

  test('a phone shows name and quote at the foot once the heading is out of view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/hardware/A2D_4K');
    const quote = page.locator('.product-foot').getByRole('link', { name: messages.requestOffer });
    await expect(quote).toBeHidden();
    await page.locator('#specification').scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport();
    const closing = page.locator('.closing-band');
    await closing.evaluate((band) => band.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const [foot, band] = await Promise.all([page.locator('.product-foot').boundingBox(), closing.boundingBox()]);
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(band?.y ?? 0));
    await closing.getByRole('link', { name: messages.requestOffer }).click();
    const title = en.messages.Comparison.quote.title.replace('{name}', 'UltraCraft A2D 4K');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('R231 opens the inquiry form', async ({ page }) => {
    await visit(page, '/hardware/hive');
    await page.getByRole('link', { name: messages.requestOffer }).first().click();
    await expect(page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.title })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R76 lists every machine with a link to its page', async ({ page }) => {
    await page.goto('/cn/hardware');
    await expect(page.getByRole('article')).toHaveCount(machines.length);
    await page.getByRole('article').getByRole('link', { name: 'HiVE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HiVE');
    await expect(page.getByRole('table', { name: cn.messages.Products.sections.specification })).toBeVisible();
  });
});
