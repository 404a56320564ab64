import type { APIRequestContext } from '@playwright/test';
import { readStructuredData } from './accessibility.ts';
import { countAll } from './count-all.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const [en] = sites;
if (!en) throw new Error('The site has English.');
const words = en.words.Events;
const LIST = '/aboutUs/events';
const SHOW = `${LIST}/detail/international-dental-show-cologne-spring-twenty-seven-409`;
const WEBINAR = `${LIST}/detail/webinar-moulds-and-masters-from-the-desktop-413`;

async function countEvents(request: APIRequestContext, filter: object): Promise<number> {
  const query = 'query ($filter: EventFilter) { events(filter: $filter) { totalCount } }';
  const response = await request.post('/graphql', { data: { query, variables: { filter } } });
  const { data } = await response.json();
  expect(data.events.totalCount).toBeGreaterThan(0);
  return data.events.totalCount;
}

for (const { locale, path, words: local } of sites) {
  test(`R92 R181 the events in ${locale} say which language they are in`, async ({ page }) => {
    await visit(page, path(LIST));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(local.Events.title);
    const title = page.getByRole('heading', { name: 'International dental show 2027, Cologne' });
    expect(await title.getAttribute('lang')).toBe(locale === 'en' ? null : 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/aboutUs\/events$/);
  });

  test(`R97 an event in ${locale} says when and where`, async ({ page }) => {
    await visit(page, path(SHOW));
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText('2027');
    await expect(page.getByRole('main')).toContainText('Hall 3.2, stand C 035');
    await expect(page.getByRole('link', { name: local.Events.addToCalendar })).toBeVisible();
  });
}

test('R186 events are searched by date and category, and Reset takes it back', async ({ page }) => {
  const spring = { from: '2027-01-01', to: '2027-03-31' };
  await visit(page, LIST);
  await page.getByLabel(words.from, { exact: true }).fill(spring.from);
  await page.getByLabel(words.to, { exact: true }).fill(spring.to);
  await expect(page.getByRole('article')).toHaveCount(await countAll(page.request, 'events'));
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?from=${spring.from}&to=${spring.to}`);
  await expect(page.getByRole('article')).toHaveCount(await countEvents(page.request, spring));
  await page.getByLabel(words.category).selectOption(words.categories.TRADE_SHOW);
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(
    await countEvents(page.request, { ...spring, category: 'TRADE_SHOW' }),
  );
  await page.getByLabel(words.from, { exact: true }).fill('1999-01-01');
  await page.getByLabel(words.to, { exact: true }).fill('1999-12-31');
  await page.getByRole('button', { name: words.search, exact: true }).click();
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByLabel(words.from, { exact: true })).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(await countAll(page.request, 'events'));
});

test('R186 a search is an address that can be shared, and is sent by keyboard', async ({ page }) => {
  await visit(page, `${LIST}?category=webinar`);
  await expect(page.getByLabel(words.category)).toHaveValue('webinar');
  await expect(page.getByRole('article')).toHaveCount(await countEvents(page.request, { category: 'WEBINAR' }));
  await page.getByLabel(words.from, { exact: true }).fill('2027-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?category=webinar&from=2027-01-01`);
  await expect(page.getByRole('article')).toHaveCount(
    await countEvents(page.request, { category: 'WEBINAR', from: '2027-01-01' }),
  );
});

test('R97 an event is put into a calendar', async ({ page }) => {
  await visit(page, WEBINAR);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: words.addToCalendar }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('webinar-moulds-and-masters-from-the-desktop-413.ics');
  const response = await page.request.get(`${WEBINAR}/calendar.ics`);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = (await response.text()).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270707T160000Z', 'DTEND:20270707T171500Z']));
});

test('R97 search engines are told of an event with its hours and its place', async ({ page }) => {
  await page.goto(SHOW);
  expect(await readStructuredData(page, 'Event')).toMatchObject({
    name: 'International dental show 2027, Cologne',
    startDate: '2027-03-16T09:00:00+01:00',
    endDate: '2027-03-20T18:00:00+01:00',
    location: { '@type': 'Place', address: { addressLocality: 'Cologne', addressCountry: 'DE' } },
  });
  await page.goto(WEBINAR);
  expect(await readStructuredData(page, 'Event')).toMatchObject({ location: { '@type': 'VirtualLocation' } });
});

test('R97 what is over says so and offers no calendar', async ({ page }) => {
  await page.goto(`${LIST}/detail/old-words-401`);
  await expect(page).toHaveURL(`${LIST}/detail/international-dental-show-cologne-spring-twenty-five-401`);
  await expect(page.getByText(words.isOver)).toBeVisible();
  await expect(page.getByRole('link', { name: words.addToCalendar })).toHaveCount(0);
  await page.goto(`${LIST}/detail`);
  await expect(page).toHaveURL(LIST);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R92 every event is in the list and can be opened', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('article')).toHaveCount(await countAll(page.request, 'events'));
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.getByRole('link', { name: 'International dental show 2027, Cologne' }).click();
    await expect(page).toHaveURL(SHOW);
  });
});
