import { useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';

type Props = { cost: Cost; money: FormatMoney; isExample: boolean };

export function PaybackText({ cost, money, isExample }: Props) {
  const t = useTranslations('CostCalculator.payback');
  const { payback, investment } = cost;
  const look = 'mt-4 border-t border-line pt-4';
  if (payback.status === 'never') return <p className={`${look} font-medium`}>{t('never')}</p>;
  const { saving, parts, months, isWithinLife } = payback;
  return (
    <div className={look}>
      <p className={isExample ? 'text-ink-soft' : 'text-lead font-semibold'}>
        {months === null ? t('parts', { parts }) : t('reached', { parts, months: Math.round(months * 10) / 10 })}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {t('saving', { saving: money(saving), investment: money(investment) })}
        {months !== null && !isWithinLife && ` ${t('tooLate')}`}
      </p>
    </div>
  );
}
