/** `prefix` is the path prefix on the site; `tag` the BCP 47 tag for `lang` attributes and `Intl`. */
export const LOCALES = {
  EN: { tag: 'en', name: 'English', prefix: '' },
  CN: { tag: 'zh-CN', name: '中文', prefix: '/cn' },
  DE: { tag: 'de', name: 'Deutsch', prefix: '/de' },
} as const;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES = ['EN', 'CN', 'DE'] as const satisfies readonly Locale[];

export async function mapLocalesAsync<Value>(
  toValue: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> {
  const [EN, CN, DE] = await Promise.all([toValue('EN'), toValue('CN'), toValue('DE')]);
  return { EN, CN, DE };
}
