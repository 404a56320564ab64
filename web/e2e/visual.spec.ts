import { expect, test } from './site.ts';

test('R154 a material shows each compatible printer', async ({ page }) => {
  await page.goto('/material/materialDetail/temp-c-and-b-uv-2-0-101');
  const picture = page.locator('section[aria-labelledby="devices"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
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

test('preloads the font and requests it once', async ({ page }) => {
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
  expect(fonts).toEqual([{ url: preloaded, status: 200 }]);
  expect(loaded.join()).toContain('Archivo Variable');
});
