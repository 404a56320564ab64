import type { Locale } from '@heliograph/schema/locales.ts';

const DAY = 24 * 60 * 60;

/** Which language the visited pages have: 30 days in Chinese, a day otherwise. */
export function rememberLanguage(locale: Locale): void {
  writeCookie('lang', locale, locale === 'cn' ? 30 * DAY : DAY);
}

/** What the visitor chose; it decides where the bare root leads, for a year. */
export function rememberPreference(locale: Locale): void {
  writeCookie('locale_pref', locale, 365 * DAY);
}

/** Life in seconds. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
