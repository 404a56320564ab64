import { expect, it } from 'vitest';
import { matchBrowserLanguage } from './match-browser-language.ts';

it.each([
  ['de', 'en', 'german'],
  ['de-AT', 'cn', 'german'],
  ['DE', 'en', 'german'],
  ['de-DE', 'de', 'same'],
  ['en-GB', 'en', 'same'],
  ['zh-CN', 'cn', 'same'],
  ['zh-Hant-TW', 'cn', 'same'],
  ['en-US', 'de', 'other'],
  ['fr', 'en', 'other'],
  ['den', 'en', 'other'],
] as const)('R247 R249 classifies browser language %s on the %s site as %s', (language, locale, expected) => {
  expect(matchBrowserLanguage(language, locale)).toBe(expected);
});
