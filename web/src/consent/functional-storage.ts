import type { Locale } from '@heliograph/schema/locales.ts';
import { rememberLanguage } from '#browser-storage/cookies.ts';
import { forgetTipDone, rememberTipDone } from '#promotions/language-suggestion-flag.ts';
import { matchLanguage } from '#promotions/match-browser-language.ts';

/** Stores what the functional category allows, or deletes it; the consent library deletes the cookie. */
export function applyFunctionalConsent(isAllowed: boolean, locale: Locale): void {
  const isOwnLanguage = matchLanguage(navigator.language, locale) === 'same';
  if (isAllowed) rememberLanguage(locale);
  if (isOwnLanguage) (isAllowed ? rememberTipDone : forgetTipDone)();
}
