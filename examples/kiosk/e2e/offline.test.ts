import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../src/i18n/locales.ts';
import { messages } from '../src/i18n/messages.ts';
import { fillInquiry } from './fill-inquiry.ts';
import { type Showroom, startShowroom } from './showroom.ts';

const { EN, CN } = messages;

let showroom: Showroom;

beforeAll(async () => {
  showroom = await startShowroom();
});

afterAll(() => showroom.close());

describe('a kiosk without a network', () => {
  it('shows everything after a reload, and delivers an inquiry exactly once when it is back', async () => {
    const { context, page, errors, open } = await showroom.openKiosk();
    await open();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await expect.poll(() => page.evaluate(countPictures), { timeout: 20_000 }).toBeGreaterThan(300);
    await page.waitForLoadState('networkidle');

    await showroom.cutNetwork(context);
    await page.reload();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await page.getByText(EN.status.offline).waitFor();
    await page.getByRole('button', { name: LOCALES.CN.name }).click();
    await page.getByRole('link', { name: CN.nav.samples }).first().click();
    await page.getByRole('main').getByRole('link').last().click();
    await page.getByRole('heading', { name: CN.catalog.lookFor }).waitFor();
    await expect.poll(() => page.evaluate(countBrokenPictures)).toBe(0);
    await page.getByRole('link', { name: CN.nav.search }).click();
    await page.getByRole('searchbox').fill('咬合板');
    await page.getByText(CN.search.offline).waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: LOCALES.EN.name }).click();

    await page.getByRole('link', { name: EN.nav.inquiry }).click();
    await fillInquiry(page);
    await page.getByRole('button', { name: EN.inquiry.send, exact: true }).click();
    await page.getByRole('heading', { name: EN.inquiry.queuedTitle }).waitFor();

    // The first response is lost on its way: the inquiry is sent again.
    let lost = 0;
    await context.route(`${showroom.gateway.url}/graphql`, async (route) => {
      if (lost > 0 || !route.request().postData()?.includes('submitInquiry')) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await showroom.restoreNetwork(context);
    await expect.poll(async () => (await showroom.listInquiries()).length).toBe(1);
    await page.getByRole('link', { name: EN.inquiry.done }).click();
    await page.evaluate(() => window.location.assign('#/staff'));
    await page.getByText(EN.staff.none).waitFor();
    await page.reload();
    await page.getByText(EN.staff.none).waitFor();
    const inquiries = await showroom.listInquiries();
    expect([lost, inquiries.length, inquiries[0]?.email]).toEqual([1, 1, 'ada@labor.example']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

async function countPictures(): Promise<number> {
  const cache = await caches.open('pictures');
  return (await cache.keys()).length;
}

function countBrokenPictures(): number {
  return [...document.querySelectorAll('main img')].filter(
    (image) =>
      image instanceof HTMLImageElement &&
      image.getBoundingClientRect().top < 3_000 &&
      !(image.complete && image.naturalWidth > 0),
  ).length;
}
