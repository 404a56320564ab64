import type { Locale } from '@heliograph/schema/locales.ts';
import { rememberLanguage } from '../cookies.ts';
import { matchLanguage } from '../tips/language-match.ts';
import { forgetTipDone, rememberTipDone } from '../tips/language-tip-flag.ts';

/** Stores what the functional category allows, or deletes it; the consent library deletes the cookie. */
export function applyFunctionalConsent(isAllowed: boolean, locale: Locale): void {
  const isOwnLanguage = matchLanguage(navigator.language, locale) === 'same';
  if (isAllowed) rememberLanguage(locale);
  if (isOwnLanguage) (isAllowed ? rememberTipDone : forgetTipDone)();
}
