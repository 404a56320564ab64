import { type Locale, locales } from '@heliograph/schema/locales.ts';

/** Names in use where those of `Intl` are official or long. */
const COMMON_NAMES: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { HK: 'Hong Kong', MO: 'Macao' },
  cn: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  de: { US: 'USA', GB: 'Großbritannien', HK: 'Hongkong', MO: 'Macau' },
};

/** Name of a country or region by its ISO 3166-1 alpha-2 code. */
export function regionName(code: string, locale: Locale): string {
  const names = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return COMMON_NAMES[locale]?.[code] ?? names.of(code) ?? code;
}
