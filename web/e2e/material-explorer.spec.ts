import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;

test.describe('property chart', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is rendered on the server, with a link per material and a table of its values', async ({ page }) => {
      await page.goto(de.path('/material/0-all'));
      const chart = page.getByRole('region', { name: de.messages.Materials.chart.heading });
      await expect(chart.getByRole('link', { name: /^Model HP UV 2\.0: .+%, .+°C$/ })).toBeVisible();
      await chart.getByText(de.messages.Materials.chart.table).click();
      await expect(chart.getByRole('row', { name: /Cast UV 3\.0/ })).toBeVisible();
    });
  });

  test('names a point on keyboard focus and links to its material', async ({ page }) => {
    await page.goto('/material/0-all');
    const chart = page.getByRole('region', { name: en.messages.Materials.chart.heading });
    const point = chart.getByRole('link', { name: /^Model HP UV 2\.0:/ });
    await point.focus();
    await expect(point.locator('.label')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/material\/materialDetail\/model-hp-uv-2-0-\d+$/);
  });
});

test('a comparison of materials can be shared as a link', async ({ page, context }) => {
  await visit(page, '/material/0-all');
  const { compare } = en.messages.Materials;
  for (const name of ['Cast UV 3.0', 'Gingiva Mask UV']) {
    await page.getByRole('checkbox', { name: compare.addNamed.replace('{name}', name) }).check();
  }
  await expect(page).toHaveURL(/[?]compare=\d+&compare=\d+$/);
  const shared = await context.newPage();
  await visit(shared, page.url());
  const comparison = shared.getByRole('region', { name: /^2 / });
  await expect(comparison.getByRole('columnheader').getByRole('link')).toHaveText(['Cast UV 3.0', 'Gingiva Mask UV']);
  await comparison.getByRole('button', { name: compare.removeNamed.replace('{name}', 'Cast UV 3.0') }).click();
  await expect(shared.getByRole('heading', { name: /^1 / })).toBeFocused();
});
