import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';

const BETWEEN_MS = 50;

/** Opens a page in a browser, which requests it until it contains a text, and then shows it. */
export async function startPageReader(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const isServed = (text: string) =>
    page.evaluate(async (expected) => {
      try {
        const response = await fetch('', { cache: 'no-cache' });
        return (await response.text()).includes(expected);
      } catch {
        // Repeated, as by a visitor.
        return false;
      }
    }, text);
  return {
    open: async (url: string): Promise<void> => {
      await page.goto(url);
    },
    /** Resolves when the page shows the text; rejects if that takes too long. */
    waitUntilShown: async (text: string, timeoutMs: number): Promise<void> => {
      const deadline = performance.now() + timeoutMs;
      while (!(await isServed(text))) {
        if (performance.now() > deadline) throw new Error(`The page does not show ${text}`);
        await sleep(BETWEEN_MS);
      }
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('main').getByText(text).first().waitFor();
    },
    close: () => browser.close(),
  };
}
