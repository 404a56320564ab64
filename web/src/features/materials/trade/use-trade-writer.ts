import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import type { TradeWriter } from './trade-rows.ts';

export function useTradeWriter(): TradeWriter {
  return { locale: localeFromTag(useLocale()), t: useTranslations('Materials.trade'), format: useFormatter() };
}
