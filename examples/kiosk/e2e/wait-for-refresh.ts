import type { Page } from 'playwright-core';
import { messages } from '../src/i18n/messages.ts';

/** Until the copy is complete and up to date, as the English staff screen says; returns to the screen before. */
export async function waitForRefresh(page: Page): Promise<void> {
  await page.evaluate(() => window.location.assign('#/staff'));
  await page.getByText(new RegExp(`^${messages.EN.staff.copied}: \\d`)).waitFor();
  await page.goBack();
}
