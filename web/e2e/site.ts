import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { test as base, expect } from '@playwright/test';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';

/** Tests whose `page` fails them on any console error, uncaught exception or breach of the content security policy. */
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

/** The locales with what a test needs of them. */
export const sites = localeCodes.map((locale: Locale) => ({
  locale,
  tag: locales[locale].tag,
  messages: messages[locale],
  path: (path: string) => localePath(locale, path),
}));

export { expect };
