import type { Locale } from '@heliograph/schema/locales.ts';
import { type Cookie, cookies } from '#content/browser-storage/cookies.ts';

const DAY = 24 * 60 * 60;

/** Which language the visited pages have; decides where the bare root leads when none was chosen. */
export function rememberLanguage(locale: Locale): void {
  writeCookie(cookies.lastLocale, locale, locale);
}

/** What the visitor chose; it decides where the bare root leads. */
export function rememberPreference(locale: Locale): void {
  writeCookie(cookies.preferredLocale, locale, locale);
}

export function writeCookie({ name, days }: Cookie, value: string, locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days[locale] * DAY}; SameSite=Lax${secure}`;
}
