import type { Locale } from '@heliograph/schema/locales.ts';

/** Prefix of telephone numbers until a country is chosen. */
export function defaultCallingCode(locale: Locale): string {
  return locale === 'cn' ? '+86' : '+1';
}
