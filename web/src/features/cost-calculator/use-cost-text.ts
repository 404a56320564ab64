import { useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import type { ExampleField } from './cost-fields.ts';

/** The cost of a part; the label says if examples are part of it. */
export function useCostText(
  cost: Cost,
  money: FormatMoney,
  examples: readonly ExampleField[],
): { label: string; amount: string } {
  const t = useTranslations('CostCalculator');
  return {
    label: examples.length > 0 ? t('exampleCost') : t('costPerPart'),
    amount: cost.perPart === null ? t('noVolume') : money(cost.perPart),
  };
}
