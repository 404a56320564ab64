import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectTestCases } from '../../../gateway/src/testing/select-test-cases.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { messages } from '../src/i18n/messages.ts';
import { findForeignTexts, readTexts } from './foreign-text.ts';
import { listAnswered, type Showroom, startShowroom } from './showroom.ts';
import { waitForRefresh } from './wait-for-refresh.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { EN, CN, DE } = messages;
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 1920, height: 1080 };
const PORTRAIT = { width: 1080, height: 1920 };

/** Every third one is tested in a short run. */
const SCREENS = [
  '/inquiry/Product%3A2',
  '/',
  '/machines',
  '/machines/2',
  '/resins',
  '/resins/101',
  '/samples',
  '/samples/11',
  '/case-studies',
  '/search',
  '/case-studies/501',
  '/staff',
];

let showroom: Showroom;

beforeAll(async () => {
  showroom = await startShowroom();
});

afterAll(() => showroom.close());

async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe has no types in the page.
    const { violations } = await (globalThis as any).axe.run();
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** Elements that are smaller than a fingertip. Links in running text are exempt. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, select, input, textarea')]
      .filter((element) => !element.closest('.article-text, .consent, .skip'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 48 || height < 48);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe('a visitor', () => {
  it('browses, searches, opens, and switches through three languages without a foreign word', async () => {
    const texts = await readTexts(showroom.content);
    const { context, page, requests, errors, open } = await showroom.openKiosk();
    await open();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: EN.nav.machines }).click();
    await page.getByRole('link', { name: /UltraCraft A2D 4K/ }).click();
    await page.getByRole('heading', { name: 'UltraCraft A2D 4K' }).waitFor();
    await page.getByRole('heading', { name: EN.catalog.dataSheet }).waitFor();
    expect(await findForeignTexts(page, texts, 'EN')).toEqual([]);

    // The copy of every language has arrived: from here on, only the search asks the gateway.
    await waitForRefresh(page);
    const copied = requests.length;
    await page.getByRole('button', { name: LOCALES.CN.name }).click();
    await page.getByRole('heading', { name: CN.catalog.dataSheet }).waitFor();
    expect(await findForeignTexts(page, texts, 'CN')).toEqual([]);
    await page.getByRole('button', { name: LOCALES.DE.name }).click();
    await page.getByRole('heading', { name: DE.catalog.dataSheet }).waitFor();
    expect(await findForeignTexts(page, texts, 'DE')).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(requests.slice(copied)).toEqual([]);

    await page.getByRole('link', { name: DE.nav.search }).click();
    await page.getByRole('searchbox').fill('Schiene');
    const hit = page.getByRole('main').getByRole('link').first();
    await hit.waitFor();
    // Matches of the copy are shown at once. Leaving before the response would abort the search.
    await expect
      .poll(() => listAnswered(requests.slice(copied)))
      .toContainEqual(expect.objectContaining({ operation: 'Search' }));
    expect(await findForeignTexts(page, texts, 'DE')).toEqual([]);
    await page.getByRole('button', { name: LOCALES.EN.name }).click();
    await page.getByRole('button', { name: LOCALES.DE.name }).click();
    await hit.waitFor();
    const asked = requests.slice(copied).map(({ operation, variables: { locale } }) => `${operation} ${locale}`);
    expect(asked.toSorted()).toEqual([
      'Search DE',
      'Search EN',
      'SearchRecommendations DE',
      'SearchRecommendations EN',
    ]);
    await hit.click();
    await page.getByRole('link', { name: new RegExp(`^${DE.nav.back}`) }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('finds large targets and no horizontal overflow on every screen, from a phone to a wide display', async () => {
    const { context, page, open } = await showroom.openKiosk();
    await open();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await page.getByRole('button', { name: LOCALES.DE.name }).click();
    await page.getByRole('heading', { name: DE.start.title }).waitFor();
    for (const screen of selectTestCases(SCREENS, SCREENS.length / 3)) {
      await page.evaluate((path) => window.location.assign(`#${path}`), screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const viewport of [PHONE, LANDSCAPE, PORTRAIT]) {
        await page.setViewportSize(viewport);
        const faults = [await findSmallTargets(page), await findOverflow(page)];
        expect([screen, viewport, ...faults]).toEqual([screen, viewport, [], 0]);
      }
      expect([screen, await findAxeViolations(page)]).toEqual([screen, []]);
    }
    await context.close();
  });
});
