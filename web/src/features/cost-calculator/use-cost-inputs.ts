'use client';

import { useQueryStates } from 'nuqs';
import type { Currency } from '#features/calculators/currencies.ts';
import type { CostDefaults, ResolvedDefaults } from './cost-defaults.ts';
import { resolveDefaults, toInputs } from './cost-defaults.ts';
import type { CostField, CostInputs } from './cost-fields.ts';
import { costParamNames, costParams } from './cost-params.ts';

type CostState = {
  currency: Currency;
  defaults: ResolvedDefaults;
  inputs: CostInputs;
  change: (name: CostField, value: number | null) => void;
  changeCurrency: (currency: Currency) => void;
  reset: () => void;
};

/** Values that differ from the defaults are in the query string. */
export function useCostInputs(pageDefaults: CostDefaults, localCurrency: Currency): CostState {
  const [{ currency: chosen, ...values }, setParams] = useQueryStates(costParams, { urlKeys: costParamNames });
  const currency = chosen ?? localCurrency;
  const defaults = resolveDefaults(pageDefaults, currency);
  return {
    currency,
    defaults,
    inputs: toInputs(defaults, values),
    change: (name, value) => {
      const standard = defaults[name].value;
      // An emptied price counts as zero where a default would return.
      const next = value ?? (standard === null ? null : 0);
      void setParams({ [name]: next === standard ? null : next });
    },
    changeCurrency: (next) => void setParams({ currency: next === localCurrency ? null : next }),
    reset: () => void setParams(null),
  };
}
