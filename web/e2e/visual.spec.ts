import type { Page } from '@playwright/test';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

test('R154 a material shows each compatible printer', async ({ page }) => {
  await page.goto('/material/materialDetail/temp-c-and-b-uv-2-0-101');
  const picture = page.locator('section[aria-labelledby="devices"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the links of order sheets are at the end of their rows', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await visit(page, sites.de.path('/services/design'));
  const sheets = page.locator('main li:has(> a[download])');
  const measureRooms = () =>
    sheets.evaluateAll((rows) =>
      rows.map((row) => {
        const [end, linkEnd = 0] = [row, row.querySelector('a')].map((one) => one?.getBoundingClientRect().right);
        return Math.round((end ?? 0) - linkEnd);
      }),
    );
  await expect.poll(measureRooms).toEqual([0, 0, 0, 0]);
});

test('the dimensions of a platform lie within their drawing, decimal commas included', async ({ page }) => {
  await visit(page, sites.de.path('/hardware/ChairSide_Pro'));
  const figures = page.locator('svg text', { hasText: /^\d+,\d$/ });
  const rooms = await figures.evaluateAll((texts) =>
    texts.map((text) => {
      const [inner, outer] = [text, text.closest('svg')].map((one) => one?.getBoundingClientRect());
      return inner && outer && Math.min(outer.bottom - inner.bottom, outer.right - inner.right);
    }),
  );
  expect(rooms).toHaveLength(4);
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
});

test('respects reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/material/0-all');
  const durations = await page
    .getByRole('article')
    .first()
    .evaluate((card) => [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).transitionDuration));
  expect(durations.flatMap((list) => list.split(', ')).filter((one) => Number.parseFloat(one) > 0.001)).toEqual([]);
});

test('has a visible keyboard focus', async ({ page }) => {
  await page.goto('/material/0-all');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).not.toBe('none');
});

test.describe('with a cold cache', () => {
  test.use({ isolated: true });

  test('preloads the font and requests each file of it once', async ({ page }) => {
    const fonts: { url: string; status: number }[] = [];
    page.on('response', (response) => {
      const isFont = response.request().resourceType() === 'font';
      if (isFont) fonts.push({ url: new URL(response.url()).pathname, status: response.status() });
    });
    const response = await page.goto('/');
    const [, preloaded] = /<([^>]+)>; rel=preload; as="font"/.exec(response?.headers().link ?? '') ?? [];
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    const urls = fonts.map(({ url }) => url);
    expect(fonts).toContainEqual({ url: preloaded, status: 200 });
    expect([...new Set(urls)]).toEqual(urls);
    expect(loaded.join()).toContain('Archivo Variable');
  });
});

test.describe('pictures', () => {
  test.use({ allowedErrors: /ERR_FAILED/, isolated: true });
  const LIST = '/hardware/accessories';
  const lazyImages = (page: Page) =>
    page.locator('main img:visible').evaluateAll((images) =>
      images.map((image) => ({
        top: image.getBoundingClientRect().top / window.innerHeight,
        isLazy: image.getAttribute('loading') === 'lazy',
      })),
    );

  test('R336 load up to 1.33 heights of the viewport', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, LIST);
    await expect.poll(async () => (await lazyImages(page)).some(({ top, isLazy }) => top > 1 && !isLazy)).toBe(true);
    const images = await lazyImages(page);
    expect(images.filter(({ top, isLazy }) => top < 1.33 && isLazy)).toEqual([]);
    expect(images.filter(({ top, isLazy }) => top > 1.5 && !isLazy)).toEqual([]);
  });

  for (const failures of [1, 2]) {
    test(`R336 are requested twice at most, after ${failures} failures`, async ({ page }) => {
      const requests = new Map<string, number>();
      await page.route(/\.avif$/, (route, request) => {
        const count = (requests.get(request.url()) ?? 0) + 1;
        requests.set(request.url(), count);
        return count <= failures ? route.abort() : route.continue();
      });
      await visit(page, LIST);
      const first = page.locator('main img').first();
      const isShown = () => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect.poll(() => Math.max(...requests.values())).toBe(2);
      if (failures === 1) await expect.poll(isShown).toBe(true);
      else expect(await isShown()).toBe(false);
    });
  }
});
