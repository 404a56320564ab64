import { useFormatter, useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import { type Cost, costItems } from './calculate-cost.ts';

/** The cost of a part. While prices are missing, the sum of the known items, named in the label. */
export function useCostText(cost: Cost, money: FormatMoney): { label: string; amount: string } {
  const t = useTranslations('CostCalculator');
  const format = useFormatter();
  const amount = cost.perPart === null ? t('noVolume') : money(cost.perPart);
  if (cost.missing.length === 0) return { label: t('costPerPart'), amount };
  const known = costItems.filter((name) => cost.items[name]);
  if (known.length === 0) return { label: t('costPerPart'), amount: '–' };
  return { label: t('partialCost', { items: format.list(known.map((name) => t(`items.${name}`))) }), amount };
}
