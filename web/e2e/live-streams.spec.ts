import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { locales } from '@heliograph/schema/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { sampleAreas } from '#testing/sample-areas.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

const LIVE = '/aboutUs/events/live';
const PLAYER = '/aboutUs/events/liveStream';
const slugs = {
  UPCOMING: 'partial-denture-patterns-1',
  LIVE: 'application-laboratory-3',
  RECORDED: 'aligner-models-in-one-shift-4',
};

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function fillIn(page: Page, site: Site, email: string, action: 'remind' | 'unlock') {
  const { locale } = site;
  const { Inquiries: messages, LiveStreams } = site.messages;
  const form = page.getByRole('main');
  await fieldOf(form, messages.fields.firstName).fill('Ada');
  if (locales[locale].names === 'FIRST_LAST') await fieldOf(form, messages.fields.lastName).fill('Muster');
  await fieldOf(form, messages.fields.email).fill(email);
  await form.getByRole('combobox', { name: messages.fields.country }).fill(sampleAreas[locale].name);
  await page.getByRole('option', { name: sampleAreas[locale].name, exact: true }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: LiveStreams[action], exact: true }).click();
}

/** Starts playback and waits for it to advance. */
async function play(video: Locator) {
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([
    960, 540,
  ]);
}

async function playOnAir(video: Locator) {
  return video.evaluate(async (element: HTMLVideoElement) => {
    const begun = new Promise<{ at: number; length: number; now: number }>((resolve) => {
      const report = () => resolve({ at: element.currentTime, length: element.duration, now: Date.now() / 1000 });
      element.addEventListener('seeking', report, { once: true });
    });
    await element.play();
    return begun;
  });
}

for (const site of sampleSites(cn)) {
  const { locale, path, messages } = site;
  test(`R98 R227 R259 sets a reminder for a live stream in ${locale}`, async ({ page, leads }) => {
    await leads.serve(page);
    await page.goto(path(`${LIVE}/${slugs.UPCOMING}`));
    await expect(page.getByRole('timer', { name: messages.LiveStreams.countdown })).toContainText(/\d\d/);
    const email = `reminder-${locale}@labor.example`;
    await fillIn(page, site, email, 'remind');
    await expect(page.getByText(messages.LiveStreams.reminderSet)).toBeVisible();
    const lastName = locale === 'cn' ? '' : 'Muster';
    expect(await leads.findLeads(email)).toEqual([
      expect.objectContaining({ purpose: 'REMINDER', firstName: 'Ada', lastName, consent: true }),
    ]);
  });
}

for (const site of sampleSites(en, de)) {
  const { locale, path, messages } = site;
  test(`R99 R201 R227 unlocks the full video in ${locale} with the form`, async ({ page, leads }) => {
    await leads.serve(page);
    await page.goto(path(`${PLAYER}/${slugs.RECORDED}`));
    const video = page.locator('video');
    await expect(video).toHaveAttribute('src', /-preview\.webm$/);
    const email = `unlock-${locale}@labor.example`;
    await fillIn(page, site, email, 'unlock');
    await expect(page.getByRole('status').filter({ hasText: messages.LiveStreams.unlocked })).toBeVisible();
    await expect(page.locator(':focus')).toContainText(messages.LiveStreams.unlocked);
    await expect(video).toHaveAttribute('src', /^\/recordings\/.*one-shift\.webm\?/);
    await play(video);
    expect(await leads.findLeads(email)).toEqual([expect.objectContaining({ purpose: 'UNLOCK' })]);
  });
}

test.describe('when a video URL has expired', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('R201 reports it on play and can unlock the video again', async ({ page, leads }) => {
    const { LiveStreams: messages } = en.messages;
    await leads.serve(page);
    await page.route(/\/recordings\/.*signature=/, (route) => route.fulfill({ status: 410 }));
    await page.goto(`${PLAYER}/${slugs.RECORDED}`);
    await fillIn(page, en, 'expired@labor.example', 'unlock');
    await expect(page.getByRole('status').filter({ hasText: messages.unlocked })).toBeVisible();
    await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
    await expect(page.getByRole('alert').filter({ hasText: messages.videoExpired })).toBeVisible();
    await page.unroute(/\/recordings\/.*signature=/);
    await fillIn(page, en, 'expired@labor.example', 'unlock');
    await expect(page.getByRole('status').filter({ hasText: messages.unlocked })).toBeVisible();
    await play(page.locator('video'));
    await expect(page.getByText(messages.videoExpired)).toBeHidden();
  });
});

test('R99 a public video plays from the chapter that is pressed', async ({ page }) => {
  await visit(page, `${PLAYER}/denture-bases-overnight-6`);
  const video = page.locator('video');
  await page.getByRole('button', { name: en.messages.LiveStreams.playFrom.replace('{time}', '0:53') }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(53);
  await expect(page.locator('[aria-current=step]')).toContainText('0:53');
});

test('R99 R201 the preview is public', async ({ page }) => {
  await visit(page, `${PLAYER}/${slugs.RECORDED}`);
  const video = page.locator('video');
  await play(video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeLessThan(30);
});

test('R99 R200 playback of a live stream starts at the current position', async ({ page }) => {
  await visit(page, `${LIVE}/${slugs.LIVE}`);
  await page.getByRole('link', { name: en.messages.LiveStreams.loop.link }).click();
  await expect(page.getByRole('heading', { name: en.messages.LiveStreams.loop.title })).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('src', /laboratory\.webm$/);
  const { at, length, now } = await playOnAir(video);
  // The stream started on the hour, and an hour is a whole number of loops.
  const offset = (now - at) % length;
  expect(Math.min(offset, length - offset)).toBeLessThan(5);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).not.toBe(at);
});

test.describe('when a video fails to load', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('R99 reports the failure on play', async ({ page }) => {
    const { LiveStreams: messages } = cn.messages;
    await page.route('**/videos/**', (route) => route.abort());
    await visit(page, cn.path(`${PLAYER}/${slugs.LIVE}`));
    await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
    await expect(page.getByRole('alert').filter({ hasText: messages.videoFailed })).toBeVisible();
  });
});

test('R227 the form with its errors passes axe', async ({ page }) => {
  await page.goto(cn.path(`${PLAYER}/${slugs.RECORDED}`));
  await page.getByRole('main').getByRole('button', { name: cn.messages.LiveStreams.unlock, exact: true }).click();
  await expect(page.getByText(formMessages.cn.acceptTerms, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('R99 structured data refers to the public preview without a duration', async ({ page }) => {
  await page.goto(`${PLAYER}/${slugs.RECORDED}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const video = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'VideoObject');
  expect(video).toMatchObject({ contentUrl: expect.stringMatching(/^http.*-preview\.webm$/) });
  expect(video).not.toHaveProperty('duration');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R98 R99 shows the programme and the preview', async ({ page }) => {
    await page.goto(`${PLAYER}/${slugs.RECORDED}`);
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('heading', { name: en.messages.LiveStreams.recordedAgenda })).toBeVisible();
  });
});
