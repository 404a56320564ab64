import type { APIRequestContext } from '@playwright/test';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;

const DENTAL = '/aboutUs/distributors-dental';
const REFLEX = '/aboutUs/distributors-reflex-series';

const messages = en.messages.Distributors;

async function countGermans(request: APIRequestContext): Promise<{ dental: number; consumer: number }> {
  const query = '{ dentalDistributors { country { id } } consumerDistributors(country: "DE") { id } }';
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  const dental = data.dentalDistributors.filter(({ country }: { country: { id: string } }) => country.id === 'DE');
  return { dental: dental.length, consumer: data.consumerDistributors.length };
}

test('R305 stores region and country in the URL, which supports sharing, reloading and Back', async ({ page }) => {
  const { dental } = await countGermans(page.request);
  await page.goto(DENTAL);
  const all = await page.getByRole('article').count();
  await page.getByRole('button', { name: messages.regions.EUROPE }).click();
  await expect(page).toHaveURL(`${DENTAL}?region=europe`);
  await expect(page.getByRole('heading', { level: 2, name: messages.regions.CHINA })).toBeHidden();
  const inEurope = await page.getByRole('article').count();
  expect(inEurope).toBeLessThan(all);
  await page.getByRole('button', { name: /^Germany/ }).click();
  await expect(page).toHaveURL(`${DENTAL}?region=europe&country=DE`);
  await expect(page.getByRole('article')).toHaveCount(dental);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${dental} distributors`);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(dental);
  await expect(page.getByRole('button', { name: /^Germany/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(inEurope);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('R307 can be linked to with a country of the Reflex dealers', async ({ page }) => {
  const { consumer } = await countGermans(page.request);
  await visit(page, `${de.path(REFLEX)}?country=DE`);
  await expect(page.getByRole('article')).toHaveCount(consumer);
  await page.getByRole('button', { name: de.messages.Distributors.allCountries, exact: true }).click();
  await expect(page).toHaveURL(de.path(REFLEX));
  expect(await page.getByRole('article').count()).toBeGreaterThan(15);
});

test('R90 ignores filters without matches', async ({ page }) => {
  await page.goto(`${DENTAL}?region=moon&country=XX`);
  await expect(page.getByRole('button', { name: messages.allRegions })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(25);
});

test('R307 ignores a region in the URL of the Reflex dealers', async ({ page }) => {
  await visit(page, REFLEX);
  const all = await page.getByRole('article').count();
  await visit(page, `${REFLEX}?region=europe`);
  await expect(page.getByRole('button', { name: messages.allCountries })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(all);
  await visit(page, `${REFLEX}?region=china&country=DE`);
  await expect(page.getByRole('button', { name: /^Germany/ })).toHaveAttribute('aria-pressed', 'true');
});

test('R305 filters with the keyboard only', async ({ page }) => {
  await visit(page, DENTAL);
  await expect(page.getByRole('main').locator('form')).not.toHaveAttribute('inert');
  await page.getByRole('button', { name: messages.allRegions }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DENTAL}?region=europe`);
  await expect(page.getByRole('button', { name: messages.regions.EUROPE })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R90 R91 shows whole lists without filters', async ({ page }) => {
    for (const place of [DENTAL, REFLEX]) {
      await page.goto(place);
      expect(await page.getByRole('article').count()).toBeGreaterThan(15);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
