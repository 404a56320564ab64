/**
 * The locale table. `prefix` is the path prefix on the site, `content` the language code of the content service, and
 * `tag` the BCP 47 tag for `<html lang>`, hreflang, and `Intl` (which treats `cn` as English).
 */
export const locales = {
  en: { prefix: '', content: 'en', tag: 'en', name: 'English', graphql: 'EN' },
  cn: { prefix: '/cn', content: 'zh', tag: 'zh-CN', name: '简体中文', graphql: 'CN' },
  de: { prefix: '/de', content: 'de', tag: 'de', name: 'Deutsch', graphql: 'DE' },
} as const;

export type Locale = keyof typeof locales;

export type ContentLanguage = (typeof locales)[Locale]['content'];

export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

export const localeCodes = Object.keys(locales).filter(isLocale);
