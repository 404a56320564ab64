import { chromium } from '@playwright/test';

/** Opens a page in a browser, as a visitor who reloads it until it contains a text. */
export async function startPageReader(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    open: async (url: string): Promise<void> => {
      await page.goto(url);
    },
    /** Rejects if the text does not appear in time. */
    reloadUntilShown: async (text: string, timeoutMs: number): Promise<void> => {
      const deadline = performance.now() + timeoutMs;
      while (!(await page.locator('main').textContent())?.includes(text)) {
        if (performance.now() > deadline) throw new Error(`The page does not show ${text}`);
        await page.reload({ waitUntil: 'domcontentloaded' });
      }
    },
    close: () => browser.close(),
  };
}
