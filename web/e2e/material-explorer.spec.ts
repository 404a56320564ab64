import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

test.describe('property chart', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is rendered on the server, with a link per material and a table of its values', async ({ page }) => {
      await page.goto(de.path('/material/0-all'));
      const chart = page.getByRole('region', { name: de.messages.Materials.chart.heading });
      await expect(chart.getByRole('link', { name: /^Cast UV 3\.0: .+MPa, .+MPa$/ })).toBeVisible();
      await chart.getByText(de.messages.Materials.chart.table).click();
      await expect(chart.getByRole('row', { name: /Cast UV 3\.0/ })).toBeVisible();
    });
  });

  test('supports any two properties and stores them in the URL', async ({ page }) => {
    await page.goto(cn.path('/material/0-all'));
    const { chart: messages, sorts } = cn.messages.Materials;
    const chart = page.getByRole('region', { name: messages.heading });
    await chart.getByLabel(messages.x).selectOption('ELONGATION_AT_BREAK');
    await expect(page).toHaveURL(/[?&]x=elongation-at-break/);
    await page.reload();
    await expect(chart.getByLabel(messages.x)).toHaveValue('ELONGATION_AT_BREAK');
    await expect(chart.getByText(`${sorts.ELONGATION_AT_BREAK}, % →`).first()).toBeVisible();
  });

  test('names a point on keyboard focus and links to its material', async ({ page }) => {
    await page.goto('/material/0-all');
    const chart = page.getByRole('region', { name: en.messages.Materials.chart.heading });
    const point = chart.getByRole('link', { name: /^Cast UV 3\.0:/ });
    await point.focus();
    await expect(point.locator('.label')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/material\/materialDetail\/cast-uv-3-0-102$/);
  });
});

test.describe('comparison of materials', () => {
  test('compares up to five materials and can be shared as a link', async ({ page }) => {
    await page.goto(de.path('/material/0-all'));
    const { compare, results } = de.messages.Materials;
    const boxes = page
      .getByRole('main')
      .getByRole('checkbox', { name: compare.addNamed.replace('{name}', ''), exact: false });
    for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check();
    await expect(boxes.nth(5)).toBeDisabled();
    await page.reload();
    const comparison = page.getByRole('region', { name: /^5 / });
    await expect(comparison.getByRole('columnheader').filter({ hasText: compare.remove })).toHaveCount(5);
    await comparison.getByRole('button', { name: compare.removeNamed.replace('{name}', 'Cast UV 3.0') }).click();
    await expect(page.getByRole('region', { name: /^4 / })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^4 / })).toBeFocused();
    await expect(boxes.nth(5)).toBeEnabled();
    await page.getByRole('button', { name: compare.clear }).click();
    await expect(page).toHaveURL(/material\/0-all$/);
    await expect(page.getByRole('main').getByRole('heading', { name: results, exact: true })).toBeFocused();
  });

  test('closes when the last material is removed, and moves the focus to the list', async ({ page }) => {
    const { compare, results } = en.messages.Materials;
    await visit(page, '/material/0-all?compare=102');
    await page.getByRole('button', { name: compare.removeNamed.replace('{name}', 'Cast UV 3.0') }).click();
    await expect(page.getByRole('region', { name: /materials? compared$/ })).toHaveCount(0);
    await expect(page).toHaveURL('/material/0-all');
    await expect(page.getByRole('main').getByRole('heading', { name: results, exact: true })).toBeFocused();
  });

  test('ignores unknown materials in the URL', async ({ page }) => {
    await visit(page, '/material/0-all?compare=999');
    await expect(page.getByRole('region', { name: /materials? compared$/ })).toHaveCount(0);
    const unknown = ['991', '992', '993', '994', '995'].map((id) => `compare=${id}`).join('&');
    await visit(page, `/material/0-all?${unknown}&compare=102`);
    await expect(page.getByRole('region', { name: '1 material compared' })).toBeVisible();
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
    await expect(boxes.first()).toBeEnabled();
    await expect(boxes.and(page.getByRole('checkbox', { checked: true }))).toHaveCount(1);
  });
});

test('R198 explains why each material is excluded', async ({ page }) => {
  await page.goto('/material/0-all?category=castable&flexural-modulus=1000..');
  await page.getByText(/^Not shown: \d+ materials\. Why\?$/).click();
  const row = page.locator('dl > div').filter({ has: page.getByRole('link', { name: 'Gingiva Mask UV' }) });
  await expect(row).toContainText('Resin category: not Castable');
});
