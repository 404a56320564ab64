import { useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { Notice } from '#ui/notice.tsx';
import type { Cost } from './calculate-cost.ts';
import { CostBars } from './cost-bars.tsx';
import type { CostInputs } from './cost-fields.ts';
import { CostSummary } from './cost-summary.tsx';
import { PaybackText } from './payback-text.tsx';
import { useCostText } from './use-cost-text.ts';

type Props = { cost: Cost; inputs: CostInputs; currency: Currency; invalidCount: number };

export function CostResult({ cost, inputs, currency, invalidCount }: Props) {
  const t = useTranslations('CostCalculator');
  const money = useMoney(currency);
  const { label, amount } = useCostText(cost, money);
  return (
    <section aria-label={t('result')} className="rounded-panel border border-line bg-surface p-5 desktop:p-6">
      <div aria-live="polite" aria-atomic="true">
        <h3 className="text-small font-medium text-ink-soft">{label}</h3>
        <p
          className={`mt-1 font-semibold tracking-tight tabular-nums ${cost.missing.length > 0 ? 'text-heading' : 'text-4xl'}`}
        >
          {amount}
        </p>
        <MissingPrices missing={cost.missing} />
        <PaybackText cost={cost} outsourced={inputs.outsourced} money={money} />
        {invalidCount > 0 && (
          <Notice tone="danger" className="mt-4">
            {t('invalid', { count: invalidCount })}
          </Notice>
        )}
      </div>
      <CostBars cost={cost} outsourced={inputs.outsourced} money={money} />
      <CostSummary cost={cost} money={money} />
    </section>
  );
}

function MissingPrices({ missing }: Pick<Cost, 'missing'>) {
  const t = useTranslations('CostCalculator.missing');
  if (missing.length === 0) return null;
  return (
    <ul className="mt-2 list-disc ps-5 text-small text-ink-soft">
      {missing.map((name) => (
        <li key={name}>{t(name)}</li>
      ))}
    </ul>
  );
}
