import type { Locale } from '@heliograph/schema/locales.ts';

export function defaultCallingCode(locale: Locale): string {
  return locale === 'cn' ? '+86' : '+1';
}
