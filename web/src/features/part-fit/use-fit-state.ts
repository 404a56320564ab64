'use client';

import { useQueryStates } from 'nuqs';
import { createSerializer } from 'nuqs/server';
import type { Currency } from '#features/calculators/currencies.ts';
import { type FitDefaults, resolveDefaults, toInputs } from './fit/fit-defaults.ts';
import type { FitField, FitInputs, Placing } from './fit/fit-fields.ts';
import { fitParamNames, fitParams } from './fit/fit-params.ts';
import { guessUnit, type LengthUnit, toMillimeters } from './fit/length-unit.ts';
import type { FitResin } from './fit-records.ts';
import type { MeasuredPart, PartMeasures } from './mesh/measure-file.ts';

const toQuery = createSerializer(fitParams, { urlKeys: fitParamNames });

export type FitState = {
  /** In millimeters; null without a part. */
  measures: PartMeasures | null;
  unit: LengthUnit;
  isUnitGuessed: boolean;
  resin: FitResin | null;
  placing: Placing;
  currency: Currency;
  defaults: FitDefaults;
  inputs: FitInputs;
  /** Whether the price of the resin is an example that the visitor has not replaced. */
  isExamplePrice: boolean;
  /** Query string of the result. */
  query: string;
  /** Sets how the part lies, too, if that is given; null for the defaults. */
  setPart: (part: MeasuredPart | null, placed?: Record<'lift' | 'supports', number | null>) => void;
  setUnit: (unit: LengthUnit) => void;
  setResin: (id: string) => void;
  setPlacing: (placing: Placing) => void;
  setCurrency: (currency: Currency) => void;
  change: (name: FitField, value: number | null) => void;
  /** Keeps the part. */
  reset: () => void;
};

/** The part and the values that differ from the defaults are in the query string: as numbers, without the geometry. */
export function useFitState(resins: readonly FitResin[], localCurrency: Currency): FitState {
  const [params, setParams] = useQueryStates(fitParams, { urlKeys: fitParamNames });
  const { part, unit: chosenUnit, resin: resinId, placing, currency: chosenCurrency, ...values } = params;
  const resin = resins.find(({ id }) => id === String(resinId)) ?? null;
  const currency = chosenCurrency ?? localCurrency;
  const defaults = resolveDefaults(resin, currency);
  const unit = chosenUnit ?? (part ? guessUnit(longestSideOf(part)) : 'mm');
  return {
    measures: part && toMillimeters(part, unit),
    unit,
    isUnitGuessed: chosenUnit === null,
    resin,
    placing: placing ?? 'low',
    currency,
    defaults,
    inputs: toInputs(defaults, values),
    isExamplePrice: defaults.resinPrice.origin === 'example' && values.resinPrice === null,
    query: toQuery(params),
    setPart: (next, placed) => void setParams({ part: next?.measures ?? null, unit: next?.unit ?? null, ...placed }),
    setUnit: (next) => void setParams({ unit: next }),
    setResin: (id) => void setParams({ resin: id === '' ? null : Number(id) }),
    setPlacing: (next) => void setParams({ placing: next === 'low' ? null : next }),
    setCurrency: (next) => void setParams({ currency: next === localCurrency ? null : next }),
    change: (name, value) => {
      const { value: standard, origin } = defaults[name];
      if (origin === 'example') return void setParams({ [name]: value });
      // An emptied price counts as zero where a default would return.
      const next = value ?? (standard === null ? null : 0);
      void setParams({ [name]: next === standard ? null : next });
    },
    reset: () => void setParams({ ...emptied(params), part, unit: chosenUnit }),
  };
}

/** The first three directions are the axes. */
function longestSideOf({ poses }: PartMeasures): number {
  return Math.max(...poses.slice(0, 3).map(({ height }) => height));
}

function emptied<Params extends object>(params: Params): Record<keyof Params, null> {
  // Object.fromEntries loses the names.
  return Object.fromEntries(Object.keys(params).map((name) => [name, null])) as Record<keyof Params, null>;
}
