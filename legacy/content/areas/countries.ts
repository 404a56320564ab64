import { createRequire } from 'node:module';
import { type ContentLanguage, contentLanguages } from '@heliograph/schema/locales.ts';
import iso, { type LocaleData } from 'i18n-iso-countries';
import type { Text } from '../text.ts';

/** `id` is the numeric code of ISO 3166-1, `code` its alpha-2 code. */
export type CountryRecord = { id: string; code: string; name: Text };

const readNames: (module: string) => LocaleData = createRequire(import.meta.url);

for (const language of contentLanguages) iso.registerLocale(readNames(`i18n-iso-countries/langs/${language}.json`));

/** Official names in mainland China. */
const CHINESE_NAMES: Record<string, string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };

const nameOf = (code: string, language: string) =>
  (language === 'zh' && CHINESE_NAMES[code]) || (iso.getName(code, language, { select: 'official' }) ?? code);

function nameInEveryLanguage(code: string): Record<ContentLanguage, string> {
  const names = contentLanguages.map((language) => [language, nameOf(code, language)] as const);
  return Object.fromEntries(names) as Record<ContentLanguage, string>;
}

/** Every country of ISO 3166-1, by its English name. */
export const countries: CountryRecord[] = Object.entries(iso.getNumericCodes())
  .map(([id, code]) => ({ id, code, name: nameInEveryLanguage(code) }))
  .toSorted((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
