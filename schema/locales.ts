/**
 * The locale table, the only list of locales and languages. `prefix` is the path prefix on the site, `content` the
 * language code of the content service, and `tag` the BCP 47 tag for `<html lang>`, hreflang, and `Intl` (which treats
 * `cn` as English). `names` is `WHOLE` where forms ask for the whole name in one field, sent as the
 * first name. `records` is `ALL` if a record without this language is a type error, and `SOME` for a language
 * whose translation has begun: records without it are served in English.
 */
export const locales = {
  en: { prefix: '', content: 'en', tag: 'en', name: 'English', graphql: 'EN', names: 'FIRST_LAST', records: 'ALL' },
  cn: { prefix: '/cn', content: 'zh', tag: 'zh-CN', name: '简体中文', graphql: 'CN', names: 'WHOLE', records: 'ALL' },
  de: { prefix: '/de', content: 'de', tag: 'de', name: 'Deutsch', graphql: 'DE', names: 'FIRST_LAST', records: 'ALL' },
} as const;

export type Locale = keyof typeof locales;

type LocaleRow = (typeof locales)[Locale];

export type LanguageTag = LocaleRow['tag'];

export type ContentLanguage = LocaleRow['content'];

/** The languages of every record. */
export type CompleteLanguage = Extract<LocaleRow, { records: 'ALL' }>['content'];

export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

export const localeCodes = Object.keys(locales).filter(isLocale);

export const contentLanguages: readonly ContentLanguage[] = localeCodes.map((code) => locales[code].content);
