import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { test as base, expect } from '@playwright/test';
import { type Messages, messages } from '#i18n/messages.ts';
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

export type Site = { locale: Locale; tag: string; messages: Messages; path: (path: string) => string };

function toSite(locale: Locale): Site {
  return {
    locale,
    tag: locales[locale].tag,
    messages: messages[locale],
    path: (path) => localePath(locale, path),
  };
}

export const sites = { en: toSite('en'), cn: toSite('cn'), de: toSite('de') } satisfies Record<Locale, Site>;

export const allSites: readonly Site[] = Object.values(sites);

export { expect };
