import { useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { useLabelWithUnit } from '#features/calculators/use-label-with-unit.ts';
import { type CostField, ruleOf } from './cost-fields.ts';

/** Names of fields with their units. */
export function useFieldLabel(currency: Currency): (name: CostField) => string {
  const t = useTranslations('CostCalculator.fields');
  const withUnit = useLabelWithUnit(currency);
  return (name) => withUnit(t(name), ruleOf(name));
}
