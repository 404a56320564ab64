import { getPage, pagePaths } from '#content/pages.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn } = sites;
const messages = en.messages.Products;

const machines = pagePaths.filter((path) => {
  const { kind, isBuilt } = getPage(path);
  return kind === 'PRODUCT' && isBuilt;
});

test.describe('product page', () => {
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
