import type { Locale } from '@heliograph/schema/locales.ts';
import { localeEntries } from '#i18n/locale-entries.ts';
import type { Messages } from '#i18n/messages.ts';

export type LanguageOption = { country: string; language: string; languageTag: string; value: Locale };

/** Countries are named in the page language, languages in their own. */
export function listLanguageOptions(regions: Messages['Header']['regions']): LanguageOption[] {
  return localeEntries.map(({ code, iso, name }) => ({
    country: regions[code],
    language: name,
    languageTag: iso,
    value: code,
  }));
}
