import type { Locale } from '@heliograph/schema/locales.ts';
import { rememberLanguage } from '#browser-storage/cookies.ts';
import { forgetSuggestionDismissed, rememberSuggestionDismissed } from '#promotions/language-suggestion-storage.ts';
import { matchBrowserLanguage } from '#promotions/match-browser-language.ts';

/** The consent library itself deletes the cookie. */
export function applyFunctionalConsent(isAllowed: boolean, locale: Locale): void {
  const isOwnLanguage = matchBrowserLanguage(navigator.language, locale) === 'same';
  if (isAllowed) rememberLanguage(locale);
  if (isOwnLanguage) (isAllowed ? rememberSuggestionDismissed : forgetSuggestionDismissed)();
}
