/**
 * The only place that knows how a locale is written.
 * `prefix` opens the path on the site, `content` is the language sent to the content service,
 * `tag` is the BCP 47 language tag for `<html lang>`, hreflang and `Intl` (which reads `cn` as English).
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
