import type { Fact, FactSource } from '#content/facts/fact.ts';
import type { Currency } from '#features/calculators/currencies.ts';
import {
  type CostField,
  type CostInputs,
  type CostItem,
  costFieldNames,
  type ExampleField,
  exampleFields,
  type MoneyField,
} from './cost-fields.ts';

/** A value that no record gives. The interface says so. */
type Assumption = { assumed: number };

type Default = Fact | Assumption;

/** A price to replace: not an offer, and in no record. The interface says so. */
type Example = { example: number };

/** An example, or machines whose list prices are added up. */
type StationPrice = Example | { priceList: readonly Fact[] };

/** Default values of a page. Prices of resins and printers come from a quote: an example stands in. */
export type CostDefaults = Record<Exclude<CostField, MoneyField | 'resin' | 'supports' | 'layerTime'>, Default> & {
  /** Parts if absent. */
  item?: CostItem;
  /** Without supports; or the mass in grams, supports included. */
  resin: { part: Default; supports: Default } | { mass: Fact };
  /** Of one job; converted to the time of a layer. */
  printMinutes: Fact;
  /** Labor cost of an hour. */
  wage: Record<Currency, Assumption>;
  examples: Record<Exclude<ExampleField, 'stationPrice'>, Record<Currency, Example>> & {
    stationPrice: Record<Currency, StationPrice>;
  };
};

/** A figure without its source. */
export type Basis = Omit<Fact, 'source'>;

export type Origin =
  | { kind: 'assumption' }
  /** Supports are part of the resin of a part. */
  | { kind: 'included' }
  /** An example to replace with a quoted price, or with what the visitor pays today. */
  | { kind: 'quote' | 'own' }
  | { kind: 'optional' }
  | { kind: 'priceList' }
  /** `basis` is the figure of the source from which the value is calculated. */
  | { kind: 'record'; source: FactSource; basis?: Basis };

type ResolvedDefault = { value: number | null; origin: Origin };

export type ResolvedDefaults = Record<CostField, ResolvedDefault>;

export function resolveDefaults(defaults: CostDefaults, currency: Currency): ResolvedDefaults {
  const { parts, days, partsPerJob, height, layer, hours, density } = defaults;
  const { scrap, jobMinutes, partMinutes, years, examples } = defaults;
  const print = { parts, days, partsPerJob, height, layer, hours, density };
  const values = { ...print, scrap, jobMinutes, partMinutes, years, wage: defaults.wage[currency] };
  return {
    ...mapValues(values, resolveDefault),
    ...resolveResin(defaults),
    layerTime: resolveLayerTime(defaults),
    resinPrice: resolveExample(examples.resinPrice[currency], 'quote'),
    printerPrice: resolveExample(examples.printerPrice[currency], 'quote'),
    stationPrice: resolveStations(examples.stationPrice[currency]),
    outsourced: resolveExample(examples.outsourced[currency], 'own'),
    consumables: { value: null, origin: { kind: 'optional' } },
  };
}

type Values = Partial<Record<CostField, number | null>>;

/** Values of the query string replace defaults. */
export function toInputs(defaults: ResolvedDefaults, values: Values = {}): CostInputs {
  const entries = costFieldNames.map((name) => [name, values[name] ?? defaults[name].value]);
  // Only optional prices have null as their default.
  return Object.fromEntries(entries) as CostInputs;
}

export function isExample({ origin }: ResolvedDefault): boolean {
  return origin.kind === 'quote' || origin.kind === 'own';
}

/** Prices that the visitor has not entered. */
export function findExamples(defaults: ResolvedDefaults, values: Values = {}): ExampleField[] {
  return exampleFields.filter((name) => isExample(defaults[name]) && (values[name] ?? null) === null);
}

function resolveDefault(value: Default): ResolvedDefault {
  return 'assumed' in value
    ? { value: value.assumed, origin: { kind: 'assumption' } }
    : { value: value.value, origin: { kind: 'record', source: value.source } };
}

function resolveResin({ resin, density }: CostDefaults): Pick<ResolvedDefaults, 'resin' | 'supports'> {
  if ('part' in resin) return { resin: resolveDefault(resin.part), supports: resolveDefault(resin.supports) };
  const { source, ...basis } = resin.mass;
  return {
    resin: { value: round(basis.value / amountOf(density), 2), origin: { kind: 'record', source, basis } },
    supports: { value: 0, origin: { kind: 'included' } },
  };
}

function resolveLayerTime({ printMinutes, height, layer }: CostDefaults): ResolvedDefault {
  const { source, ...basis } = printMinutes;
  const layers = (amountOf(height) * 1000) / amountOf(layer);
  return { value: round((basis.value * 60) / layers), origin: { kind: 'record', source, basis } };
}

function resolveExample({ example }: Example, kind: 'quote' | 'own'): ResolvedDefault {
  return { value: example, origin: { kind } };
}

function resolveStations(price: StationPrice): ResolvedDefault {
  if ('example' in price) return resolveExample(price, 'quote');
  return { value: price.priceList.reduce((sum, { value }) => sum + value, 0), origin: { kind: 'priceList' } };
}

function amountOf(value: Default): number {
  return 'assumed' in value ? value.assumed : value.value;
}

function round(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function mapValues<Key extends string, From, To>(values: Record<Key, From>, map: (value: From) => To) {
  // Object.entries loses the names.
  return Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, map(value)])) as Record<Key, To>;
}
