import type { Locale } from '@heliograph/schema/locales.ts';
import { type Cookie, cookies, daysOf } from '#content/browser-storage/cookies.ts';

const DAY = 24 * 60 * 60;

/** Fallback for `/` if the visitor has not selected a locale. */
export function rememberLanguage(locale: Locale): void {
  writeCookie(cookies.lastLocale, locale, locale);
}

/** Decides which locale `/` redirects to. */
export function rememberPreference(locale: Locale): void {
  writeCookie(cookies.preferredLocale, locale, locale);
}

export function writeCookie(cookie: Cookie, value: string, locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie.name}=${value}; Path=/; Max-Age=${daysOf(cookie, locale) * DAY}; SameSite=Lax${secure}`;
}
