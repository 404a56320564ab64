import { useTranslations } from 'next-intl';
import { centDigits, type FormatMoney } from '#features/calculators/use-money.ts';
import { type Cost, costItems } from './calculate-cost.ts';
import type { CostItem } from './cost-fields.ts';
import { roundToSum } from './round-to-sum.ts';

const FILLS = {
  resin: 'fill-action',
  labor: 'fill-accent print:fill-edge',
  consumables: 'fill-ink-soft',
  scrap: 'fill-danger',
  equipment: 'fill-ink',
} as const;

type Props = { cost: Cost; item: CostItem; outsourced: number; money: FormatMoney };

/** The cost of a printed and of an outsourced part, to one scale. */
export function CostBars({ cost, item, outsourced, money }: Props) {
  const t = useTranslations('CostCalculator');
  const shown = costItems.flatMap((name) => {
    const amount = cost.items[name];
    return amount ? [{ name, amount }] : [];
  });
  const printed = shown.reduce((sum, { amount }) => sum + amount, 0);
  const digits = centDigits(printed);
  const rounded = roundToSum(
    shown.map(({ amount }) => amount),
    digits,
  );
  const scale = 100 / Math.max(printed, outsourced, Number.MIN_VALUE);
  return (
    <div className="mt-5">
      <Bar segments={shown.map(({ name, amount }) => ({ id: name, width: amount * scale, fill: FILLS[name] }))} />
      <dl className="mt-3 text-small">
        {shown.map(({ name }, index) => (
          <BarLabel
            key={name}
            look={FILLS[name]}
            name={t(`items.${name}`)}
            amount={money(rounded[index] ?? 0, digits)}
          />
        ))}
      </dl>
      <div className="mt-4">
        <Bar segments={[{ id: 'outsourced', width: outsourced * scale, fill: 'fill-edge' }]} />
        <dl className="mt-3 text-small">
          <BarLabel look="fill-edge" name={t('items.outsourced', { item })} amount={money(outsourced)} />
        </dl>
      </div>
    </div>
  );
}

type Segment = { id: string; width: number; fill: string };

function Bar({ segments }: { segments: readonly Segment[] }) {
  const placed = segments.map((segment, index) => ({
    ...segment,
    x: segments.slice(0, index).reduce((sum, { width }) => sum + width, 0),
  }));
  return (
    <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-7 w-full">
      {placed.map(({ id, x, width, fill }) => (
        <rect
          key={id}
          x={x}
          width={width}
          height={10}
          className={`${fill} stroke-surface`}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function BarLabel({ look, name, amount }: { look: string; name: string; amount: string }) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line py-1.5 last:border-b-0">
      <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
        <rect width={10} height={10} className={look} />
      </svg>
      <dt className="grow">{name}</dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}
