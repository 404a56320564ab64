import type { Locale } from '@heliograph/schema/locales.ts';
import type { Market } from '#gateway/schema.generated.ts';

/** The market named first to readers of a locale. */
export const marketOf: Record<Locale, Market> = { en: 'US', cn: 'CN', de: 'EU' };

/** Prices in another currency are shown as those of another market. */
export const marketCurrencies: Record<Locale, string> = { en: 'USD', cn: 'CNY', de: 'EUR' };

/** Time zones of readers, for times that are set before the browser tells its own. Names that `Intl` lacks are given. */
export const marketTimeZones: Record<Locale, { timeZone: string; name?: string }> = {
  en: { timeZone: 'America/New_York' },
  cn: { timeZone: 'Asia/Shanghai', name: '北京时间' },
  de: { timeZone: 'Europe/Berlin' },
};

/** Countries whose events readers of a locale see first. */
export const homeCountries: Record<Locale, readonly string[]> = {
  en: ['US', 'CA'],
  cn: ['CN', 'HK', 'MO'],
  de: ['DE', 'AT', 'CH'],
};

/** Spoken languages that readers of a locale follow. */
export const spokenLanguages: Record<Locale, readonly string[]> = { en: ['en'], cn: ['zh'], de: ['de', 'en'] };
