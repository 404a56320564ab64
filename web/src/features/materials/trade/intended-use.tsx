import { useTranslations } from 'next-intl';
import { findMissingRegistration, type TradeFacts } from './trade-rows.ts';
import { useTradeWriter } from './use-trade-writer.ts';

/** Heads the applications of a material that is not registered in the market of the locale. */
export function IntendedUse({ facts }: { facts: TradeFacts }) {
  const t = useTranslations('Materials.trade.registration');
  if (!findMissingRegistration(facts, useTradeWriter())) return null;
  return <p className="mb-8 max-w-text font-medium">{t('intended')}</p>;
}
