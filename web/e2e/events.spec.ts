import type { APIRequestContext, Page } from '@playwright/test';
import { readStructuredData } from './accessibility.ts';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.Events;
const LIST = '/aboutUs/events';
const SHOW = `${LIST}/detail/international-dental-show-cologne-spring-twenty-seven-409`;
const WEBINAR = `${LIST}/detail/webinar-moulds-and-masters-from-the-desktop-413`;

/** Excludes live streams, which are listed below the events. */
const eventRows = (page: Page) =>
  page.getByRole('article').filter({ has: page.locator('a[href*="/aboutUs/events/detail/"]') });

type Stream = { slug: string; title: string; state: string };

async function findStreams(request: APIRequestContext, locale: string): Promise<Stream[]> {
  const query = 'query ($locale: Locale!) @inContext(locale: $locale) { liveStreams { slug title state } }';
  const response = await request.post('/graphql', { data: { query, variables: { locale } } });
  const { data } = await response.json();
  expect(data.liveStreams.length).toBeGreaterThan(2);
  return data.liveStreams;
}

async function countEvents(request: APIRequestContext, filter: object): Promise<number> {
  const query = 'query ($filter: EventFilter) { events(filter: $filter) { totalCount } }';
  const response = await request.post('/graphql', { data: { query, variables: { filter } } });
  const { data } = await response.json();
  expect(data.events.totalCount).toBeGreaterThan(0);
  return data.events.totalCount;
}

for (const { locale, tag, path, messages: local } of allSites) {
  test(`R92 R181 events in ${locale} are marked with their language`, async ({ page }) => {
    await visit(page, path(LIST));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(local.Events.title);
    const title = page.getByRole('heading', { name: 'International dental show 2027, Cologne' });
    expect(await title.getAttribute('lang')).toBe(locale === 'en' ? null : 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/aboutUs\/events$/);
  });

  test(`R98 lists current, upcoming and recorded live streams in ${locale}`, async ({ page }) => {
    const { list, states } = local.LiveStreams;
    const streams = await findStreams(page.request, locale.toUpperCase());
    await page.goto(path(LIST));
    await page.getByRole('main').getByRole('link', { name: list.title, exact: true }).click();
    const section = page.getByRole('region', { name: list.title, exact: true });
    await expect(section.getByRole('heading', { name: list.title, exact: true })).toBeInViewport();
    for (const { slug, title, state } of streams) {
      const link = section.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveCount(state === 'ENDED' ? 0 : 1);
      if (state !== 'ENDED') await expect(link).toHaveAttribute('href', path(`/aboutUs/events/live/${slug}`));
    }
    const wordsOf = { LIVE: states.LIVE, UPCOMING: list.coming };
    for (const state of ['LIVE', 'UPCOMING'] as const) {
      const count = streams.filter((stream) => stream.state === state).length;
      await expect(section.getByRole('article').filter({ hasText: wordsOf[state] })).toHaveCount(count);
    }
    await section.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${path('/aboutUs/events/live/')}`));
  });

  test(`R97 shows date and place of an event in ${locale}`, async ({ page }) => {
    await visit(page, path(SHOW));
    await expect(page.getByRole('main').getByRole('definition').first()).toContainText('2027');
    await expect(page.getByRole('main')).toContainText('Hall 3.2, stand C 035');
    await expect(page.getByRole('link', { name: local.Events.addToCalendar })).toBeVisible();
  });

  test(`R97 shows opening hours in the local time of the venue, formatted in ${locale}`, async ({ page }) => {
    await page.goto(path(SHOW));
    const hours = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'Europe/Berlin' });
    const at = (time: string) => new Date(`2027-03-16T${time}:00+01:00`);
    await expect(page.getByRole('main')).toContainText(hours.formatRange(at('09:00'), at('18:00')));
  });
}

test('R186 filters events by date and category, and Reset clears the filters', async ({ page }) => {
  const spring = { from: '2027-01-01', to: '2027-03-31' };
  await visit(page, LIST);
  await page.getByLabel(messages.from, { exact: true }).fill(spring.from);
  await page.getByLabel(messages.to, { exact: true }).fill(spring.to);
  await expect(eventRows(page)).toHaveCount(await countRecords(page.request, 'events'));
  await page.getByRole('button', { name: messages.search, exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?from=${spring.from}&to=${spring.to}`);
  await expect(eventRows(page)).toHaveCount(await countEvents(page.request, spring));
  await page.getByLabel(messages.category).selectOption(messages.categories.TRADE_SHOW);
  await page.getByRole('button', { name: messages.search, exact: true }).click();
  await expect(eventRows(page)).toHaveCount(await countEvents(page.request, { ...spring, category: 'TRADE_SHOW' }));
  await page.getByLabel(messages.from, { exact: true }).fill('1999-01-01');
  await page.getByLabel(messages.to, { exact: true }).fill('1999-12-31');
  await page.getByRole('button', { name: messages.search, exact: true }).click();
  await expect(page.getByText(messages.noMatch)).toBeVisible();
  await page.getByRole('button', { name: messages.reset }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByLabel(messages.from, { exact: true })).toHaveValue('');
  await expect(eventRows(page)).toHaveCount(await countRecords(page.request, 'events'));
});

test('R186 a search has a shareable URL and works with the keyboard', async ({ page }) => {
  await visit(page, `${LIST}?category=webinar`);
  await expect(page.getByLabel(messages.category)).toHaveValue('webinar');
  await expect(eventRows(page)).toHaveCount(await countEvents(page.request, { category: 'WEBINAR' }));
  await page.getByLabel(messages.from, { exact: true }).fill('2027-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?category=webinar&from=2027-01-01`);
  await expect(eventRows(page)).toHaveCount(
    await countEvents(page.request, { category: 'WEBINAR', from: '2027-01-01' }),
  );
});

test('R186 a search keeps the focus, and Reset also clears unsubmitted input', async ({ page }) => {
  await visit(page, LIST);
  const from = page.getByLabel(messages.from, { exact: true });
  const search = page.getByRole('button', { name: messages.search, exact: true });
  const reset = page.getByRole('button', { name: messages.reset });
  await from.fill('2027-01-01');
  await from.press('Enter');
  await expect(page).toHaveURL(`${LIST}?from=2027-01-01`);
  await expect(from).toBeFocused();
  await page.getByLabel(messages.category).selectOption(messages.categories.TRADE_SHOW);
  await search.press('Enter');
  await expect(page).toHaveURL(`${LIST}?from=2027-01-01&category=trade-show`);
  await expect(search).toBeFocused();
  await reset.press('Enter');
  await expect(page).toHaveURL(LIST);
  await expect(reset).toBeFocused();
  await expect(page.getByLabel(messages.category)).toHaveValue('');
  await from.fill('2027-01-01');
  await reset.press('Enter');
  await expect(from).toHaveValue('');
});

test('R97 offers a calendar file', async ({ page }) => {
  await visit(page, WEBINAR);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: messages.addToCalendar }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('webinar-moulds-and-masters-from-the-desktop-413.ics');
  const response = await page.request.get(`${WEBINAR}/calendar.ics`);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = (await response.text()).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270707T160000Z', 'DTEND:20270707T171500Z']));
});

test('R97 has structured data with hours and place', async ({ page }) => {
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

test('R97 marks past events and offers no calendar file', async ({ page }) => {
  await page.goto(`${LIST}/detail/old-words-401`);
  await expect(page).toHaveURL(`${LIST}/detail/international-dental-show-cologne-spring-twenty-five-401`);
  await expect(page.getByText(messages.isOver)).toBeVisible();
  await expect(page.getByRole('link', { name: messages.addToCalendar })).toHaveCount(0);
  await page.goto(`${LIST}/detail`);
  await expect(page).toHaveURL(LIST);
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('R98 shows the start of a live stream in Tokyo time', async ({ page }) => {
    const coming = (await findStreams(page.request, 'EN')).filter(({ state }) => state === 'UPCOMING');
    await visit(page, LIST);
    for (const { title } of coming) {
      const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
      await expect(row.locator('time')).toHaveText(/GMT\+9$/);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' });

  test('R98 lists live streams with times in UTC', async ({ page }) => {
    const coming = (await findStreams(page.request, 'EN')).filter(({ state }) => state === 'UPCOMING');
    await page.goto(LIST);
    for (const { title } of coming) {
      const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
      await expect(row.locator('time')).toHaveText(/ UTC$/);
    }
    await page.getByRole('link', { name: coming[0]?.title ?? '' }).click();
    await expect(page).toHaveURL(`/aboutUs/events/live/${coming[0]?.slug}`);
  });

  test('R92 lists every event with a working link', async ({ page }) => {
    await page.goto(LIST);
    await expect(eventRows(page)).toHaveCount(await countRecords(page.request, 'events'));
    await expect(page.getByRole('combobox')).toBeHidden();
    await page.getByRole('link', { name: 'International dental show 2027, Cologne' }).click();
    await expect(page).toHaveURL(SHOW);
  });
});
