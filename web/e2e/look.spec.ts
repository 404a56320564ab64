import { expect, sites, test } from './site.ts';

const PLACES = ['/material/1-all', '/material/materialDetail/temp-c-and-b-uv-2-0-101'];

for (const { locale, path } of sites) {
  for (const width of [320, 820, 1440]) {
    test(`R154 materials fit a window of ${width} pixels in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const place of PLACES) {
        await page.goto(path(place));
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ place, widest }).toEqual({ place, widest: width });
      }
    });
  }
}

test('R154 a material shows each printer it runs on', async ({ page }) => {
  await page.goto('/material/materialDetail/temp-c-and-b-uv-2-0-101');
  const picture = page.locator('section[aria-labelledby="devices"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('nothing moves for those who asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/material/0-all');
  const durations = await page
    .getByRole('article')
    .first()
    .evaluate((card) => [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).transitionDuration));
  expect(durations.flatMap((list) => list.split(', ')).filter((one) => Number.parseFloat(one) > 0.001)).toEqual([]);
});

test('the keyboard sees where it is', async ({ page }) => {
  await page.goto('/material/0-all');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).not.toBe('none');
});
