import { formMessages } from '@heliograph/schema/rules/messages.ts';
import type { Page } from '@playwright/test';
import { test } from './leads.ts';
import { expect, sites } from './site.ts';

const { en } = sites;
const { Inquiries: messages, LiveStreams: streamMessages } = en.messages;

const UPCOMING = '/aboutUs/events/live/partial-denture-patterns-1';
const RECORDED = '/aboutUs/events/liveStream/aligner-models-in-one-shift-4';
const DAY = 24 * 60 * 60 * 1000;

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const countryOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: messages.fields.country });
const termsOf = (page: Page) => page.getByRole('main').getByRole('checkbox');
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: messages.send, exact: true }).click();

async function fillIn(page: Page, email: string) {
  await fieldOf(page, messages.fields.firstName).fill('Ada');
  await fieldOf(page, messages.fields.lastName).fill('Muster');
  await fieldOf(page, messages.fields.email).fill(email);
  await countryOf(page).fill('France');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await termsOf(page).check();
}

/** Delays the server time, then reports one at which the stream has started. */
async function holdBeginning(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = new Date(Date.now() + 30 * DAY);
  await page.route('**/icon.svg', async (route, request) => {
    if (request.method() !== 'HEAD') return route.fallback();
    await promise;
    return route.fulfill({ headers: { date: start.toUTCString() } });
  });
  const liveStream = {
    __typename: 'LiveStream',
    id: '1',
    state: 'LIVE',
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + DAY).toISOString(),
    recording: null,
    broadcastUrl: null,
  };
  await page.route('**/graphql*', (route, request) =>
    `${request.url()} ${request.postData()}`.includes('LiveStreamState')
      ? route.fulfill({ json: { data: { liveStream } } })
      : route.fallback(),
  );
  return resolve;
}

test('R98 R99 R227 keeps drafts per stream and purpose across reloads until accepted', async ({ page, leads }) => {
  await leads.serve(page);
  await page.goto(UPCOMING);
  await fillIn(page, 'reminder-kept@labor.example');
  await page.goto(RECORDED);
  await expect(fieldOf(page, messages.fields.firstName)).toHaveValue('');
  await page.goto(UPCOMING);
  await expect(fieldOf(page, messages.fields.lastName)).toHaveValue('Muster');
  await expect(countryOf(page)).toHaveValue('France');
  await expect(termsOf(page)).toBeChecked();
  await send(page);
  await expect(page.getByText(streamMessages.reminderSet)).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, messages.fields.firstName)).toHaveValue('');
  expect(await leads.findLeads('reminder-kept@labor.example')).toHaveLength(1);
});

test('R227 R272 focuses a missing country and marks the terms as required', async ({ page, leads }) => {
  await leads.serve(page);
  await page.goto(RECORDED);
  await fillIn(page, 'unlock-country@labor.example');
  await countryOf(page).fill('');
  await send(page);
  await expect(countryOf(page)).toBeFocused();
  await expect(countryOf(page)).toHaveAccessibleDescription(formMessages.en.country);
  await expect(termsOf(page)).toHaveAttribute('required');
});

test('R98 R200 a reminder form in use stays when the stream starts, below the link to the player', async ({ page }) => {
  const begin = await holdBeginning(page);
  await page.goto(UPCOMING);
  const name = fieldOf(page, messages.fields.firstName);
  await name.pressSequentially('Ad');
  begin();
  await expect(page.getByRole('main').getByRole('link', { name: streamMessages.liveLink })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Ada');
});

test('R98 R200 an unused reminder form is replaced when the stream starts', async ({ page }) => {
  const begin = await holdBeginning(page);
  await page.goto(UPCOMING);
  const name = fieldOf(page, messages.fields.firstName);
  await expect(name).toBeVisible();
  begin();
  await expect(page.getByRole('main').getByRole('link', { name: streamMessages.liveLink })).toBeVisible();
  await expect(name).toHaveCount(0);
});

test('R98 R227 a reminder submitted before the stream starts is confirmed', async ({ page, leads }) => {
  await leads.serve(page);
  const begin = await holdBeginning(page);
  const { promise: response, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route, request) => {
    if (request.postDataJSON()?.operationName === 'RegisterForLiveStream') await response;
    return route.fallback();
  });
  await page.goto(UPCOMING);
  await fillIn(page, 'reminder-begun@labor.example');
  await send(page);
  await expect(page.getByRole('main').getByRole('button', { name: messages.sending })).toBeVisible();
  begin();
  await expect(page.getByRole('main').getByRole('link', { name: streamMessages.liveLink })).toBeVisible();
  respond();
  await expect(page.getByText(streamMessages.reminderSet)).toBeVisible();
  expect(await leads.findLeads('reminder-begun@labor.example')).toHaveLength(1);
});
