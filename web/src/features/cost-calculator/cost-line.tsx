import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import type { CostItem, ExampleField } from './cost-fields.ts';
import { useCostText } from './use-cost-text.ts';

type Props = { cost: Cost; item: CostItem; money: FormatMoney; examples: readonly ExampleField[] };

/** The result at the bottom of a small screen while the visitor fills in the form above it. */
export function CostLine({ cost, item, money, examples }: Props) {
  const { label, amount } = useCostText(cost, item, money, examples);
  return (
    <p aria-hidden className="cost-line">
      <span className="text-small text-ink-soft">{label}</span>
      <span className={`tabular-nums ${examples.length > 0 ? '' : 'font-semibold'}`}>{amount}</span>
    </p>
  );
}
