import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import { useCostText } from './use-cost-text.ts';

/** The result at the bottom of a small screen while the visitor fills in the form above it. */
export function CostLine({ cost, money }: { cost: Cost; money: FormatMoney }) {
  const { label, amount } = useCostText(cost, money);
  return (
    <p aria-hidden className="cost-line">
      <span className="text-small text-ink-soft">{label}</span>
      <span className="font-semibold tabular-nums">{amount}</span>
    </p>
  );
}
