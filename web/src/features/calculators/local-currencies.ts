import type { Locale } from '@heliograph/schema/locales.ts';
import type { Currency } from './currencies.ts';

export const localCurrencies: Record<Locale, Currency> = { en: 'USD', cn: 'CNY', de: 'EUR' };
