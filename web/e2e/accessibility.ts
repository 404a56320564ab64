import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where axe finds something on the page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))).toEqual([]);
  }
}

/** Fails where a page is wider than the window. */
export async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, widest }).toEqual({ path, widest: width });
    }
  }
}

/** What the page tells search engines, by its type. */
export async function readStructuredData(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}
