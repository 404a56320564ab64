import { useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import type { CostItem, ExampleField } from './cost-fields.ts';

/** The cost of a part; the label says if examples are part of it. */
export function useCostText(
  cost: Cost,
  item: CostItem,
  money: FormatMoney,
  examples: readonly ExampleField[],
): { label: string; amount: string } {
  const t = useTranslations('CostCalculator');
  return {
    label: t(examples.length > 0 ? 'exampleCost' : 'costPerPart', { item }),
    amount: cost.perPart === null ? t('noVolume') : money(cost.perPart),
  };
}
