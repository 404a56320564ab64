import type { Currency } from '#features/calculators/currencies.ts';
import { GAP } from '#features/products/platform/packing.ts';
import type { FitResin } from '../fit-records.ts';
import { type FitField, type FitInputs, fitFieldNames } from './fit-fields.ts';

/** Where a value comes from. */
type FitOrigin = 'assumption' | 'example' | 'optional' | 'record' | 'printer' | 'pack' | 'wanted';

export type FitDefaults = Record<FitField, { value: number | null; origin: FitOrigin }>;

/** Of a kilogram of model resin, as in the cost calculator of dental labs: for visitors to replace, not an offer. */
export const exampleResinPrice = { USD: 150, EUR: 150, CNY: 220 } as const satisfies Record<Currency, number>;

const assume = (value: number) => ({ value, origin: 'assumption' as const });

/** Values of the chosen resin, and assumptions where no record gives one. */
export function resolveDefaults(resin: FitResin | null, currency: Currency): FitDefaults {
  const price = resin?.price?.currency === currency ? resin.price.perKilogram : null;
  return {
    parts: { value: 1, origin: 'wanted' },
    layer: resin?.layer ? { value: resin.layer, origin: 'record' } : assume(100),
    lift: assume(3),
    supports: assume(15),
    gap: assume(GAP),
    edge: assume(0),
    layerTime: { value: null, origin: 'printer' },
    density: resin?.density ? { value: resin.density, origin: 'record' } : assume(1.15),
    resinPrice:
      price === null ? { value: exampleResinPrice[currency], origin: 'example' } : { value: price, origin: 'pack' },
    printerHour: { value: null, origin: 'optional' },
  };
}

/** Values of the query string replace defaults. */
export function toInputs(defaults: FitDefaults, values: Partial<Record<FitField, number | null>>): FitInputs {
  const entries = fitFieldNames.map((name) => [name, values[name] ?? defaults[name].value]);
  // Only the printer hour and the layer time have null as their default.
  return Object.fromEntries(entries) as FitInputs;
}
