import iso from 'i18n-iso-countries';
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };
import type { Text } from '../text.ts';

/** `id` is the numeric code of ISO 3166-1, `code` its alpha-2 code. */
export type CountryRecord = { id: string; code: string; name: Text };

for (const names of [english, chinese, german]) iso.registerLocale(names);

const nameOf = (code: string, language: string) => iso.getName(code, language, { select: 'official' }) ?? code;

/** Every country of ISO 3166-1, by its English name. */
export const countries: CountryRecord[] = Object.entries(iso.getNumericCodes())
  .map(([id, code]) => ({
    id,
    code,
    name: { en: nameOf(code, 'en'), zh: nameOf(code, 'zh'), de: nameOf(code, 'de') },
  }))
  .toSorted((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
