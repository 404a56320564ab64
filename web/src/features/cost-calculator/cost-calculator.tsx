'use client';

import { useLocale, useTranslations } from 'next-intl';
import { localCurrencies } from '#features/calculators/local-currencies.ts';
import { ResultActions } from '#features/calculators/result-actions.tsx';
import { useInvalidFields } from '#features/calculators/use-invalid-fields.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { calculateCost } from './calculate-cost.ts';
import type { CostDefaults } from './cost-defaults.ts';
import type { CostField } from './cost-fields.ts';
import { CostForm } from './cost-form.tsx';
import { CostFormulas } from './cost-formulas.tsx';
import { CostInquiry } from './cost-inquiry.tsx';
import { CostLine } from './cost-line.tsx';
import { CostResult } from './cost-result.tsx';
import { CostSummary } from './cost-summary.tsx';
import { useCostInputs } from './use-cost-inputs.ts';

export type CostCalculatorProps = { defaults: CostDefaults };

/** Without JavaScript, it shows the result of the defaults. */
export function CostCalculator(props: CostCalculatorProps) {
  return (
    <QueryStateProvider>
      <Calculator {...props} />
    </QueryStateProvider>
  );
}

function Calculator({ defaults: pageDefaults }: CostCalculatorProps) {
  const { item = 'part' } = pageDefaults;
  const t = useTranslations('CostCalculator');
  const localCurrency = localCurrencies[localeFromTag(useLocale())];
  const { currency, defaults, inputs, examples, query, change, changeCurrency, reset } = useCostInputs(
    pageDefaults,
    localCurrency,
  );
  const { invalidCount, resets, check, discard } = useInvalidFields<CostField>();
  const resetAll = () => {
    reset();
    discard();
  };
  const cost = calculateCost(inputs);
  const money = useMoney(currency);
  return (
    <div className="items-start gap-10 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] desktop:grid-rows-[auto_1fr] print:block">
      <div>
        <p className="unscripted mb-6 text-small text-ink-soft">{t('noScript')}</p>
        <div className="above-cost-line">
          <CostForm
            key={resets}
            item={item}
            currency={currency}
            defaults={defaults}
            inputs={inputs}
            examples={examples}
            onChange={change}
            onCheck={check}
            onCurrency={changeCurrency}
          />
        </div>
        <CostLine cost={cost} item={item} money={money} examples={examples} />
      </div>
      <div className="below-cost-line desktop:sticky desktop:top-24 desktop:row-span-2 print:mt-6">
        <CostResult
          cost={cost}
          item={item}
          inputs={inputs}
          currency={currency}
          examples={examples}
          invalidCount={invalidCount}
        />
        <CostInquiry cost={cost} item={item} inputs={inputs} currency={currency} examples={examples} query={query} />
        <ResultActions onReset={resetAll} />
      </div>
      <div className="mt-8 grid gap-8">
        <CostSummary cost={cost} item={item} money={money} hasSupports={inputs.supports !== 0} />
        <CostFormulas item={item} />
      </div>
    </div>
  );
}
