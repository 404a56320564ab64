import type { Currency } from '#features/calculators/currencies.ts';
import { GAP } from '#features/products/platform/packing.ts';
import type { FitResin } from '../fit-records.ts';
import { type FitField, type FitInputs, fitFieldNames } from './fit-fields.ts';

/** Where a value comes from. */
type FitOrigin = 'assumption' | 'quote' | 'optional' | 'record' | 'printer' | 'pack' | 'wanted';

export type FitDefaults = Record<FitField, { value: number | null; origin: FitOrigin }>;

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
    resinPrice: price === null ? { value: null, origin: 'quote' } : { value: price, origin: 'pack' },
    printerHour: { value: null, origin: 'optional' },
  };
}

/** Values of the query string replace defaults. */
export function toInputs(defaults: FitDefaults, values: Partial<Record<FitField, number | null>>): FitInputs {
  const entries = fitFieldNames.map((name) => [name, values[name] ?? defaults[name].value]);
  // Only prices and the layer time have null as their default.
  return Object.fromEntries(entries) as FitInputs;
}
