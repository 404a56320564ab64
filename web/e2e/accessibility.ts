import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Fails on any violation that axe finds on the page, in each colour scheme. */
export async function expectAccessible(
  page: Page,
  colorSchemes: readonly (typeof COLOR_SCHEMES)[number][] = COLOR_SCHEMES,
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))).toEqual([]);
  }
}

/**
 * Waits until nothing is animated: between two colours there may be too little contrast. Transitions are counted again
 * when those that ran have ended, because an inherited colour starts one on each level. Where nothing is drawn, as in
 * a closed disclosure, they never end.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isPassing = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    let running: Animation[];
    do {
      await nextFrame();
      await nextFrame();
      running = document.getAnimations().filter(isPassing);
      await Promise.allSettled(running.map(({ finished }) => finished));
    } while (running.length > 0);
  });
}

/** Fails where the page is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** What the page tells search engines, by its type. */
export async function readStructuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}
