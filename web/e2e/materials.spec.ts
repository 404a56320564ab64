import { countRecords } from './count-records.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.Materials;

test.describe('material lists', () => {
  test('R190 R191 are filtered with the keyboard; Back, reloading and sharing restore the list', async ({ page }) => {
    await visit(page, '/material/0-all');
    const cards = page.getByRole('article');
    const [all, models, both] = await Promise.all(
      ['', 'categories: ["dental-model"]', 'categories: ["dental-model", "castable"]'].map((filter) =>
        countRecords(page.request, `materials(filter: { group: DENTAL ${filter} })`),
      ),
    );
    await expect(cards).toHaveCount(all ?? 0);
    await page.getByLabel(messages.sort).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: messages.trade.registration.mark.usable })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/material/0-all?category=dental-model');
    await expect(page.getByRole('checkbox', { name: 'Models' })).toBeFocused();
    await expect(cards).toHaveCount(models ?? 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/category=dental-model&category=castable$/);
    await expect(cards).toHaveCount(both ?? 0);

    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Castables' })).toBeChecked();
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Model HP UV 2.0');
    await page.goBack();
    await expect(page).toHaveURL(/category=dental-model&category=castable$/);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Castables' })).not.toBeChecked();
    await expect(cards).toHaveCount(models ?? 0);
    await page.getByRole('button', { name: messages.reset }).click();
    await expect(page).toHaveURL('/material/0-all');
    await expect(cards).toHaveCount(all ?? 0);
    await expect(page.getByRole('main').getByRole('heading', { name: messages.results, exact: true })).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('filters expand and collapse', async ({ page }) => {
      await page.goto('/material/0-all');
      const choice = page.getByRole('checkbox', { name: 'Dentures', exact: true });
      await expect(choice).toBeHidden();
      await page.getByText(messages.filter, { exact: true }).click();
      await choice.check();
      await expect(page.getByText('Filter (1)', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole list with all links', async ({ page }) => {
    await page.goto('/cn/material/0-all');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Model HP UV 2.0');
  });
});
