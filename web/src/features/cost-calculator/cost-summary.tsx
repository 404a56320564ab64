import { useFormatter, useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import type { CostItem } from './cost-fields.ts';

type Props = { cost: Cost; item: CostItem; money: FormatMoney; hasSupports: boolean };

/** Volume, machines and time behind the cost of a part. */
export function CostSummary({ cost, item, money, hasSupports }: Props) {
  const t = useTranslations('CostCalculator');
  const units = useTranslations('Units');
  const format = useFormatter();
  const rows = [
    ['summary.perDay', money(cost.perDay)],
    ['summary.perMonth', money(cost.perMonth)],
    [
      hasSupports ? 'summary.resin' : 'fields.resin',
      `${format.number(cost.resinGrams, { maximumFractionDigits: 1 })}\u00a0g`,
    ],
    ['summary.job', `${format.number(Math.round(cost.printMinutes))}\u00a0${units('min')}`],
    ['summary.jobs', format.number(Math.ceil(cost.jobsPerMonth))],
    ['summary.printers', format.number(cost.printers)],
  ] as const;
  return (
    <section aria-label={t('summary.title')}>
      <h3 className="text-subheading">{t('summary.title')}</h3>
      <dl className="mt-2 gap-x-10 text-small sm:grid sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-ink-soft">{t(name, { item })}</dt>
            <dd className="text-end font-medium whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
