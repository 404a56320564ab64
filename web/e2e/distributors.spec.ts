import type { APIRequestContext } from '@playwright/test';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

const DENTAL = '/aboutUs/distributors-dental';
const REFLEX = '/aboutUs/distributors-reflex-series';

const messages = en.messages.Distributors;

async function countGermans(request: APIRequestContext): Promise<number> {
  const query = '{ dentalDistributors { country { id } } }';
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  const germans = data.dentalDistributors.filter(({ country }: { country: { id: string } }) => country.id === 'DE');
  return germans.length;
}

test('R305 are filtered with the keyboard; reloading and Back restore the list', async ({ page }) => {
  await visit(page, DENTAL);
  const germans = await countGermans(page.request);
  const distributors = page.getByRole('article');
  const all = await distributors.count();
  await page.getByText(messages.elsewhere).click();
  await page.getByRole('button', { name: messages.allRegions }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: messages.regions.NORTH_AMERICA })).toBeFocused();
  await page.getByRole('button', { name: messages.regions.EUROPE }).press('Enter');
  await expect(page).toHaveURL(`${DENTAL}?region=europe`);
  await expect(page.getByRole('button', { name: messages.regions.EUROPE })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: messages.regions.CHINA })).toBeHidden();
  await page.getByRole('button', { name: /^Germany/ }).press('Enter');
  await expect(page).toHaveURL(`${DENTAL}?region=europe&country=DE`);
  await expect(distributors).toHaveCount(germans);
  await page.reload();
  await expect(distributors).toHaveCount(germans);
  await expect(page.getByRole('button', { name: /^Germany/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(distributors).toHaveCount(all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R90 R91 shows whole lists without filters', async ({ page }) => {
    for (const place of [DENTAL, REFLEX]) {
      await page.goto(place);
      expect(await page.locator('main article').count()).toBeGreaterThan(15);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
