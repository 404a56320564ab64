import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const messages = en.messages.Materials;

test.describe('material lists', () => {
  test('R190 R191 stores filters in the URL, which supports sharing, reloading and Back', async ({ page, context }) => {
    await page.goto('/material/0-all');
    const all = await page.getByRole('article').count();
    await page.getByRole('checkbox', { name: 'Denture', exact: true }).check();
    await expect(page).toHaveURL('/material/0-all?category=denture');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByText(messages.criteria.COLORS, { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Pink' }).check();
    await expect(page).toHaveURL('/material/0-all?category=denture&color=pink');
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Pink' })).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(1);

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('article')).toHaveCount(1);

    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Pink' })).not.toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/material/0-all');
    await expect(page.getByRole('article')).toHaveCount(all);
  });

  test('R192 R193 R195 R196 filters by every criterion', async ({ page }) => {
    for (const [search, count] of [
      ['printer=6', 1],
      ['iso10993=5&iso10993=10&iso10993=23', 1],
      ['use=splint', 1],
      ['module=pulsing-module', 1],
    ] as const) {
      await page.goto('/material/0-all');
      const all = await page.getByRole('article').count();
      await page.goto(`/material/0-all?${search}`);
      await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
      expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(count);
    }
  });

  test('R194 filters by range, and lists unmeasured materials separately', async ({ page }) => {
    await page.goto('/material/0-all');
    await page.getByText(messages.criteria.PROPERTIES, { exact: true }).click();
    const from = page.getByRole('spinbutton', { name: 'Flexural modulus, from, in MPa' });
    await from.fill('2600');
    await from.press('Enter');
    await expect(page).toHaveURL('/material/0-all?flexural-modulus=2600..');
    await expect(from).toBeFocused();
    await expect(page.getByRole('heading', { name: messages.notSpecified })).toBeVisible();
    await page.getByRole('button', { name: messages.reset }).click();
    await expect(page).toHaveURL('/material/0-all');
    await expect(from).toHaveValue('');
    await expect(page.getByRole('heading', { name: messages.results })).toBeFocused();
  });

  test('R197 can be sorted', async ({ page }) => {
    await page.goto('/material/1-all');
    const options = await page.getByLabel(messages.sort).getByRole('option').allTextContents();
    expect(options.toSorted()).toEqual(Object.values(messages.sorts).toSorted());
    await page.getByLabel(messages.sort).selectOption(messages.sorts.HEAT_DEFLECTION_TEMPERATURE);
    await expect(page).toHaveURL('/material/1-all?sort=heat-deflection');
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Reflex Mold High-Temp');
  });

  test('R198 without matches, suggests relaxed filters that lead to results', async ({ page }) => {
    await page.goto('/de/material/0-all?category=castable&color=pink');
    await expect(page.getByRole('heading', { name: de.messages.Materials.noMatchTitle })).toBeVisible();
    await page.getByRole('button', { name: de.messages.Materials.criteria.COLORS }).click();
    await expect(page).toHaveURL('/de/material/0-all?category=castable');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('filters with the keyboard only', async ({ page }) => {
    await visit(page, '/material/0-all');
    await page.getByLabel(messages.sort).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/material/0-all?category=crown-bridge');
    await expect(page.getByRole('checkbox', { name: 'Crown and bridge' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/category=crown-bridge&category=dental-model/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('5 materials');
  });

  test.describe('when the gateway does not respond', () => {
    test.use({ allowedErrors: /status of 502/ });

    test('R281 reports the failure, keeps the filters and can be retried', async ({ page }) => {
      await page.route('**/graphql*', (route) =>
        route.fulfill({
          status: 502,
          json: { errors: [{ message: 'x', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
        }),
      );
      await page.goto('/material/0-all?category=denture');
      await expect(page.getByRole('heading', { name: messages.failedTitle })).toBeVisible();
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('');
      await page.unroute('**/graphql*');
      await page.getByRole('button', { name: messages.retry }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(status).toHaveText('2 materials');
      await expect(page.getByRole('main').getByRole('heading', { name: messages.results, exact: true })).toBeFocused();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('filters expand and collapse', async ({ page }) => {
      await page.goto('/material/0-all');
      const choice = page.getByRole('checkbox', { name: 'Denture', exact: true });
      await expect(choice).toBeHidden();
      await page.getByText(messages.filter, { exact: true }).click();
      await choice.check();
      await expect(page.getByText('Filter (1)', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('material pages', () => {
  test('R154 every listed material has a prerendered page with its own title', async ({ page, request }) => {
    const links = [];
    for (const { path } of allSites) {
      for (const group of ['0-all', '1-all', '2-all']) {
        await page.goto(path(`/material/${group}`));
        links.push(
          ...(await page
            .getByRole('article')
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
        );
      }
    }
    expect(links.length).toBeGreaterThanOrEqual(72);
    const titles = new Set<string>();
    for (const link of links) {
      const response = await request.get(link);
      expect({ link, status: response.status() }).toEqual({ link, status: 200 });
      expect(response.headers()['x-nextjs-prerender']).toContain('1');
      titles.add(/<title>([^<]*)/.exec(await response.text())?.[1] ?? '');
    }
    expect(titles.size).toBe(links.length);
  });

  test('Back from a material restores the filtered list', async ({ page }) => {
    await page.goto('/material/0-all?category=denture');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Denture Base UV', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denture Base UV');
    await page.goBack();
    await expect(page).toHaveURL('/material/0-all?category=denture');
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole list with all links', async ({ page }) => {
    await page.goto('/cn/material/0-all');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temp C&B UV 2.0');
  });
});
