import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { test as base, expect } from '@playwright/test';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';

/** `page` fails the test on console errors, uncaught exceptions and content security policy violations. */
export const test = base.extend<{ allowedErrors: RegExp }>({
  allowedErrors: [/^$/, { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (entry) => {
      if (entry.type() === 'error') faults.push(entry.text());
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`The content security policy's ${violatedDirective} forbids ${blockedURI} (${sourceFile})`),
      );
    });
    await use(page);
    expect(faults.filter((fault) => !allowedErrors.test(fault))).toEqual([]);
  },
});

export const sites = localeCodes.map((locale: Locale) => ({
  locale,
  tag: locales[locale].tag,
  messages: messages[locale],
  path: (path: string) => localePath(locale, path),
}));

export { expect };
