import type { NumberRule } from '#features/calculators/number-rule.ts';

/** What is printed, as the labels name it. */
export type CostItem = 'part' | 'model' | 'splint' | 'framework';

/** Accepted values. The names are those of the query parameters, too. */
export const costFields = {
  parts: { min: 0, max: 10_000_000, isInteger: true },
  days: { min: 1, max: 31, isInteger: true },
  resinPrice: { min: 0, max: 100_000, isMoney: true, per: 'kg' },
  wage: { min: 0, max: 100_000, isMoney: true, per: 'h' },
  printerPrice: { min: 0, max: 100_000_000, isMoney: true, per: 'printer' },
  stationPrice: { min: 0, max: 100_000_000, isMoney: true },
  outsourced: { min: 0, max: 1_000_000, isMoney: true, per: 'part' },
  partsPerJob: { min: 1, max: 10_000, isInteger: true },
  height: { min: 0.1, max: 1000, unit: 'mm' },
  layer: { min: 5, max: 1000, unit: 'µm' },
  /** In seconds. */
  layerTime: { min: 0.1, max: 600 },
  hours: { min: 0.1, max: 24, unit: 'h' },
  resin: { min: 0, max: 10_000, unit: 'ml' },
  supports: { min: 0, max: 1000, unit: '%' },
  density: { min: 0.5, max: 5, unit: 'g/cm³' },
  scrap: { min: 0, max: 99, unit: '%' },
  jobMinutes: { min: 0, max: 1440, unit: 'min' },
  partMinutes: { min: 0, max: 1440, unit: 'min' },
  consumables: { min: 0, max: 100_000, isMoney: true, per: 'part' },
  years: { min: 0.5, max: 30 },
} as const satisfies Record<string, NumberRule>;

export type CostField = keyof typeof costFields;

export const costFieldNames = Object.keys(costFields) as CostField[];

export type MoneyField = {
  [Name in CostField]: (typeof costFields)[Name] extends { isMoney: true } ? Name : never;
}[CostField];

/** Prices for which an example may stand in until the visitor enters one. */
export const exampleFields = [
  'resinPrice',
  'printerPrice',
  'stationPrice',
  'outsourced',
] as const satisfies MoneyField[];

export type ExampleField = (typeof exampleFields)[number];

/** Consumables are null until the visitor enters them. */
export type CostInputs = { [Name in CostField]: Name extends 'consumables' ? number | null : number };

/** The rule of a field, with prices for what is printed. */
export function itemRuleOf(name: CostField, item: CostItem): NumberRule {
  const rule = ruleOf(name);
  return rule.per === 'part' ? { ...rule, per: item } : rule;
}

export function ruleOf(name: CostField): NumberRule {
  return costFields[name];
}
