import type { Locale } from '@heliograph/schema/locales.ts';
import type { Currency } from './cost-params.ts';

export const localCurrencies: Record<Locale, Currency> = { en: 'USD', cn: 'CNY', de: 'EUR' };
