import { useTranslations } from 'next-intl';
import type { Currency } from './currencies.ts';
import type { NumberRule } from './number-rule.ts';

/** Adds the unit of a field, or the currency, to its label. */
export function useLabelWithUnit(currency: Currency): (label: string, rule: NumberRule) => string {
  const t = useTranslations('Calculators');
  const units = useTranslations('Units');
  return (label, { unit, isMoney, per = 'all' }) => {
    const shown = isMoney ? t('money', { currency, per }) : unit === 'min' || unit === 'h' ? units(unit) : unit;
    return shown ? t('withUnit', { label, unit: shown }) : label;
  };
}
