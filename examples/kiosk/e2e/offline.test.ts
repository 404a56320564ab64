import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../src/i18n/locales.ts';
import { messages } from '../src/i18n/messages.ts';
import { fillInquiry } from './fill-inquiry.ts';
import { type Showroom, startShowroom } from './showroom.ts';
import { waitForRefresh } from './wait-for-refresh.ts';

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
    await waitForRefresh(page);
    const urls = await readPictureUrls(showroom);
    await expect.poll(() => page.evaluate(countPictures), { timeout: 60_000 }).toBe(urls.size);

    await showroom.cutNetwork(context);
    await page.reload();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await page.getByText(EN.status.offline).waitFor();
    await page.getByRole('button', { name: LOCALES.CN.name }).click();
    await page.getByRole('link', { name: CN.nav.samples }).first().click();
    await page.getByRole('main').getByRole('link').last().click();
    await page.getByRole('heading', { name: CN.catalog.lookFor }).waitFor();
    await expect.poll(() => page.evaluate(countBrokenPictures), { timeout: 60_000 }).toBe(0);
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
    await expect.poll(async () => (await showroom.listInquiries()).length, { timeout: 60_000 }).toBe(1);
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

const PICTURES = `{
  products(pageSize: 100) { items { pictures { ...Files } } }
  materials(pageSize: 100) { items { picture { ...Files } } }
  samples(pageSize: 100) { items { picture { ...Files } } }
  caseStudies(pageSize: 100) { items { picture { ...Files } } }
}
fragment Files on Picture { renditions { url format } }`;

type Picture = { renditions: { url: string; format: string }[] };

async function readPictureUrls({ content }: Showroom): Promise<Set<string>> {
  const { data } = await content.ask(PICTURES);
  const lists: { items: { picture?: Picture | null; pictures?: Picture[] }[] }[] = Object.values(data);
  const records = lists.flatMap(({ items }) => items);
  const pictures = records.flatMap(({ picture, pictures: several = [] }) => (picture ? [picture] : several));
  const files = pictures.flatMap(({ renditions }) => renditions).filter(({ format }) => format === 'AVIF');
  return new Set(files.map(({ url }) => url));
}

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
