import { type Locale, locales } from '@heliograph/schema/locales.ts';

export function matchBrowserLanguage(browserLanguage: string, locale: Locale): 'same' | 'german' | 'other' {
  const [language] = browserLanguage.toLowerCase().split('-');
  if (language === locales[locale].content) return 'same';
  return language === 'de' ? 'german' : 'other';
}
