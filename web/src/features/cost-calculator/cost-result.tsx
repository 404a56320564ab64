import { useFormatter, useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { Notice } from '#ui/notice.tsx';
import type { Cost } from './calculate-cost.ts';
import { CostBars } from './cost-bars.tsx';
import type { CostInputs, CostItem, ExampleField } from './cost-fields.ts';
import { PaybackText } from './payback-text.tsx';
import { useCostText } from './use-cost-text.ts';

type Props = {
  cost: Cost;
  item: CostItem;
  inputs: CostInputs;
  currency: Currency;
  examples: readonly ExampleField[];
  invalidCount: number;
};

export function CostResult({ cost, item, inputs, currency, examples, invalidCount }: Props) {
  const t = useTranslations('CostCalculator');
  const money = useMoney(currency);
  const { label, amount } = useCostText(cost, item, money, examples);
  const look = examples.length > 0 ? 'text-2xl text-ink-soft' : 'text-4xl font-semibold';
  return (
    <section aria-label={t('result')} className="rounded-panel border border-line bg-surface p-5 desktop:p-6">
      <div aria-live="polite" aria-atomic="true">
        <h3 className="text-small font-medium text-ink-soft">{label}</h3>
        <p className={`mt-1 tracking-tight tabular-nums ${look}`}>{amount}</p>
        <PaybackText cost={cost} item={item} money={money} isExample={examples.length > 0} />
        <Examples examples={examples} item={item} />
        {invalidCount > 0 && (
          <Notice tone="danger" className="mt-4">
            {t('invalid', { count: invalidCount })}
          </Notice>
        )}
      </div>
      <CostBars cost={cost} item={item} outsourced={inputs.outsourced} money={money} />
    </section>
  );
}

/** Says that the result is not an offer while it contains examples. */
function Examples({ examples, item }: Pick<Props, 'examples' | 'item'>) {
  const t = useTranslations('CostCalculator');
  const format = useFormatter();
  if (examples.length === 0) return null;
  const names = examples.map((name) => t(`exampleNames.${name}`, { item }));
  return (
    <p className="mt-4 border-s-2 border-action ps-3 text-small">{t('exampleNote', { names: format.list(names) })}</p>
  );
}
