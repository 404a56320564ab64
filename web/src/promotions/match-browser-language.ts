import { type Locale, locales } from '@heliograph/schema/locales.ts';

/** How the language of a browser stands to that of the page; only to German readers something is said about it. */
export function matchBrowserLanguage(browserLanguage: string, locale: Locale): 'same' | 'german' | 'other' {
  const [language] = browserLanguage.toLowerCase().split('-');
  if (language === locales[locale].content) return 'same';
  return language === 'de' ? 'german' : 'other';
}
