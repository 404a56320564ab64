import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The consent library stays hidden if `navigator.webdriver` is set. */
export async function allowConsentBanner(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
}

/** Opens a page and waits for hydration, so that clicks are handled by its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

/** Scrolls down until bars at the foot of the viewport are shown. */
export async function passFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1.5 * window.innerHeight, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-far-down');
}
