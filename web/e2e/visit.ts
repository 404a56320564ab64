import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Opens a page and waits until its scripts answer: what is pressed before is answered by the browser alone. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.locator('main [inert]')).toHaveCount(0);
}
