import type { NumberRule } from '#features/calculators/number-rule.ts';

/** Accepted values. The names are those of the query parameters, too. */
const fitFields = {
  parts: { min: 1, max: 100_000, isInteger: true },
  layer: { min: 5, max: 1000, unit: 'µm' },
  lift: { min: 0, max: 100, unit: 'mm' },
  supports: { min: 0, max: 1000, unit: '%' },
  gap: { min: 0, max: 100, unit: 'mm' },
  edge: { min: 0, max: 100, unit: 'mm' },
  layerTime: { min: 0.1, max: 600, unit: 's', isOptional: true },
  density: { min: 0.5, max: 5, unit: 'g/cm³' },
  resinPrice: { min: 0, max: 100_000, isMoney: true, per: 'kg' },
  printerHour: { min: 0, max: 100_000, isMoney: true, per: 'h' },
} as const satisfies Record<string, NumberRule>;

export type FitField = keyof typeof fitFields;

export const fitFieldNames = Object.keys(fitFields) as FitField[];

type MoneyField = {
  [Name in FitField]: (typeof fitFields)[Name] extends { isMoney: true } ? Name : never;
}[FitField];

/** A price is null until it is known, the layer time where each printer has its own. */
export type FitInputs = { [Name in FitField]: Name extends MoneyField | 'layerTime' ? number | null : number };

export function ruleOf(name: FitField): NumberRule {
  return fitFields[name];
}

/** Lowest position, so that a job is short, or as many parts as possible. */
export const placings = ['low', 'many'] as const;

export type Placing = (typeof placings)[number];
