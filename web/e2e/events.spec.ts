import type { Page } from '@playwright/test';
import { countRecords } from './count-records.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.Events;
const LIST = '/aboutUs/events';
const SHOW = 'International Dental Show (IDS) 2027, Cologne';

/** Also those that are folded. Excludes live streams, and a detail page that Back left hidden. */
const eventRows = (page: Page) =>
  page.locator('article:not(:has(h1))', { has: page.locator('a[href*="/aboutUs/events/detail/"]') });

const streamRows = (page: Page) => page.locator('article', { has: page.locator('a[href*="/aboutUs/events/live/"]') });

const videos = (page: Page) => page.getByRole('region', { name: en.messages.LiveStreams.list.recordings, exact: true });

test('R97 R186 are searched with the keyboard, and Back restores the list', async ({ page }) => {
  await visit(page, LIST);
  await page.getByText(messages.period).press('Enter');
  const from = page.getByLabel(messages.from, { exact: true });
  const reset = page.getByRole('button', { name: messages.reset });
  await from.fill('2027-01-01');
  await from.press('Enter');
  await expect(page).toHaveURL(`${LIST}?from=2027-01-01`);
  await expect(from).toBeFocused();
  const shows = page.getByRole('navigation', { name: messages.category }).getByRole('link', {
    name: messages.categories.TRADE_SHOW,
  });
  await shows.press('Enter');
  await expect(page).toHaveURL(`${LIST}?from=2027-01-01&category=trade-show`);
  await expect(shows).toBeFocused();
  await expect(eventRows(page)).toHaveCount(
    await countRecords(page.request, 'events(filter: { from: "2027-01-01", category: TRADE_SHOW })'),
  );
  await page.getByRole('link', { name: SHOW }).click();
  await expect(page.getByRole('heading', { level: 1, name: SHOW })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: messages.addToCalendar }).click();
  expect((await waiting).suggestedFilename()).toMatch(/-409\.ics$/);
  await page.goBack();
  await expect(shows).toHaveAttribute('aria-current', 'true');
  await reset.press('Enter');
  await expect(page).toHaveURL(LIST);
  await expect(reset).toBeFocused();
  await expect(from).toHaveValue('');
  await expect(eventRows(page)).toHaveCount(await countRecords(page.request, 'events'));
});

test('R98 a link leads down to the videos of live streams', async ({ page }) => {
  await visit(page, LIST);
  await page
    .getByRole('main')
    .getByRole('link', { name: en.messages.LiveStreams.list.recordings, exact: true })
    .click();
  await expect(videos(page).getByRole('heading').first()).toBeInViewport();
  await videos(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/aboutUs\/events\/live\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' });

  test('R92 R98 lists every event, and live streams with times in the zone of the market', async ({ page }) => {
    await page.goto(LIST);
    await expect(eventRows(page)).toHaveCount(await countRecords(page.request, 'events'));
    await expect(page.getByRole('combobox')).toBeHidden();
    const times = streamRows(page).locator('time');
    await expect(times).not.toHaveCount(0);
    for (const text of await times.allTextContents()) expect(text).toMatch(/ E[DS]T$/);
    await page.getByRole('heading', { name: messages.abroad }).click();
    await page.getByRole('link', { name: SHOW }).click();
    await expect(page).toHaveURL(/\/aboutUs\/events\/detail\/.+-409$/);
  });
});
