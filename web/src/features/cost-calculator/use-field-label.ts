import { useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { useLabelWithUnit } from '#features/calculators/use-label-with-unit.ts';
import { type CostField, type CostItem, itemRuleOf } from './cost-fields.ts';

/** Names of fields with their units. */
export function useFieldLabel(currency: Currency, item: CostItem): (name: CostField) => string {
  const t = useTranslations('CostCalculator.fields');
  const withUnit = useLabelWithUnit(currency);
  return (name) => withUnit(t(name, { item }), itemRuleOf(name, item));
}
