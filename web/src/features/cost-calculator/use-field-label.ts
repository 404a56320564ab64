import { useTranslations } from 'next-intl';
import { type CostField, ruleOf } from './cost-fields.ts';
import type { Currency } from './cost-params.ts';

/** Names of fields with their units. */
export function useFieldLabel(currency: Currency): (name: CostField) => string {
  const t = useTranslations('CostCalculator.fields');
  const units = useTranslations('Units');
  return (name) => {
    const { unit, isMoney } = ruleOf(name);
    const shown = isMoney ? currency : unit === 'min' || unit === 'h' ? units(unit) : unit;
    return shown ? t('withUnit', { label: t(name), unit: shown }) : t(name);
  };
}
