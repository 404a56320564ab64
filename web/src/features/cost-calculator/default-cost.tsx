import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Currency } from '#features/calculators/currencies.ts';
import { localCurrencies } from '#features/calculators/local-currencies.ts';
import { useMoney } from '#features/calculators/use-money.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { calculateCost } from './calculate-cost.ts';
import { type CostDefaults, findExamples, type ResolvedDefaults, resolveDefaults, toInputs } from './cost-defaults.ts';
import type { CostItem } from './cost-fields.ts';
import { CostFormulas } from './cost-formulas.tsx';
import { costGroups } from './cost-groups.ts';
import { CostResult } from './cost-result.tsx';
import { CostSummary } from './cost-summary.tsx';
import { FieldOrigin } from './field-origin.tsx';
import { useFieldLabel } from './use-field-label.ts';

/** The result of the default values, rendered on the server: shown without JavaScript and while the form loads. */
export function DefaultCost({ defaults: pageDefaults }: { defaults: CostDefaults }) {
  const { item = 'part' } = pageDefaults;
  const t = useTranslations('CostCalculator');
  const currency = localCurrencies[localeFromTag(useLocale())];
  const defaults = resolveDefaults(pageDefaults, currency);
  const inputs = toInputs(defaults);
  const cost = calculateCost(inputs);
  const money = useMoney(currency);
  return (
    <div className="items-start gap-10 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] desktop:grid-rows-[auto_1fr]">
      <div>
        <p className="unscripted mb-6 text-small text-ink-soft">{t('noScript')}</p>
        <DefaultValues item={item} defaults={defaults} currency={currency} />
      </div>
      <div className="max-desktop:mt-8 desktop:row-span-2">
        <CostResult
          cost={cost}
          item={item}
          inputs={inputs}
          currency={currency}
          examples={findExamples(defaults)}
          invalidCount={0}
        />
      </div>
      <div className="mt-8 grid gap-8 desktop:mt-10">
        <CostSummary cost={cost} item={item} money={money} hasSupports={inputs.supports !== 0} />
        <CostFormulas item={item} />
      </div>
    </div>
  );
}

type ValuesProps = { item: CostItem; defaults: ResolvedDefaults; currency: Currency };

function DefaultValues({ item, defaults, currency }: ValuesProps) {
  const format = useFormatter();
  const label = useFieldLabel(currency, item);
  return (
    <dl className="grid gap-x-5 gap-y-4 text-small sm:grid-cols-2 xl:grid-cols-3">
      {costGroups
        .flatMap(({ fields }) => fields)
        .map((name) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="text-ink-soft">{label(name)}</dt>
            {defaults[name].value !== null && (
              <dd className="font-medium tabular-nums">{format.number(defaults[name].value)}</dd>
            )}
            <dd className="text-fine text-ink-soft">
              <FieldOrigin origin={defaults[name].origin} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
