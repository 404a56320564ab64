import { useTranslations } from 'next-intl';
import type { FormatMoney } from '#features/calculators/use-money.ts';
import type { Cost } from './calculate-cost.ts';

type Props = { cost: Cost; outsourced: number | null; money: FormatMoney };

export function PaybackText({ cost, outsourced, money }: Props) {
  const t = useTranslations('CostCalculator.payback');
  const { payback, investment } = cost;
  const look = 'mt-4 border-t border-line pt-4';
  if (payback.status === 'unknown')
    return <p className={`${look} text-small text-ink-soft`}>{outsourced === null ? t('noPrice') : t('unknown')}</p>;
  if (payback.status === 'never') return <p className={`${look} font-medium`}>{t('never')}</p>;
  const { saving, parts, months, isWithinLife } = payback;
  return (
    <div className={look}>
      <p className="text-lead font-semibold">
        {months === null ? t('parts', { parts }) : t('reached', { parts, months: Math.round(months * 10) / 10 })}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {t('saving', { saving: money(saving), investment: money(investment) })}
        {months !== null && !isWithinLife && ` ${t('tooLate')}`}
      </p>
    </div>
  );
}
