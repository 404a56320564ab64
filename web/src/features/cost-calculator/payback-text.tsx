import { useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';
import type { CostItem } from './cost-fields.ts';

type Props = { cost: Cost; item: CostItem; money: FormatMoney; isExample: boolean };

export function PaybackText({ cost, item, money, isExample }: Props) {
  const t = useTranslations('CostCalculator.payback');
  const { payback, investment } = cost;
  const look = 'mt-4 border-t border-line pt-4';
  if (payback.status === 'never') return <p className={`${look} font-medium`}>{t('never', { item })}</p>;
  const { saving, parts, months, isWithinLife } = payback;
  return (
    <div className={look}>
      <p className={isExample ? 'text-ink-soft' : 'text-lead font-semibold'}>
        {months === null
          ? t('parts', { item, parts })
          : t('reached', { item, parts, months: Math.round(months * 10) / 10 })}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {t('saving', { item, saving: money(saving), investment: money(investment) })}
        {months !== null && !isWithinLife && ` ${t('tooLate')}`}
      </p>
    </div>
  );
}
