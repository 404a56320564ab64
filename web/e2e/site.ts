import { test as base, expect } from './shared-context.ts';
import { allSites, type Site, sampleSites, sites } from './sites.ts';

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

export { allSites, expect, type Site, sampleSites, sites };
