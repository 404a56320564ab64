'use client';

import { useQueryStates } from 'nuqs';
import { createSerializer } from 'nuqs/server';
import type { Currency } from '#features/calculators/currencies.ts';
import type { CostDefaults, ResolvedDefaults } from './cost-defaults.ts';
import { findExamples, isExample, resolveDefaults, toInputs } from './cost-defaults.ts';
import type { CostField, CostInputs, ExampleField } from './cost-fields.ts';
import { costParamNames, costParams } from './cost-params.ts';

const toQuery = createSerializer(costParams, { urlKeys: costParamNames });

type CostState = {
  currency: Currency;
  defaults: ResolvedDefaults;
  inputs: CostInputs;
  /** Fields that hold an example. */
  examples: readonly ExampleField[];
  /** Query string of the result. */
  query: string;
  change: (name: CostField, value: number | null) => void;
  changeCurrency: (currency: Currency) => void;
  reset: () => void;
};

/** Values that differ from the defaults are in the query string. */
export function useCostInputs(pageDefaults: CostDefaults, localCurrency: Currency): CostState {
  const [params, setParams] = useQueryStates(costParams, { urlKeys: costParamNames });
  const { currency: chosen, ...values } = params;
  const currency = chosen ?? localCurrency;
  const defaults = resolveDefaults(pageDefaults, currency);
  return {
    currency,
    defaults,
    inputs: toInputs(defaults, values),
    examples: findExamples(defaults, values),
    query: toQuery(params),
    change: (name, value) => {
      // An entered price stays in the URL even if it equals the example. An empty field falls back to the example.
      if (isExample(defaults[name])) return void setParams({ [name]: value });
      const standard = defaults[name].value;
      // An emptied price counts as zero where a default would return.
      const next = value ?? (standard === null ? null : 0);
      void setParams({ [name]: next === standard ? null : next });
    },
    changeCurrency: (next) => void setParams({ currency: next === localCurrency ? null : next }),
    reset: () => void setParams(null),
  };
}
