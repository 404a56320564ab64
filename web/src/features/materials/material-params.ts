import { createMultiParser, createParser, type inferParserType, parseAsBoolean } from 'nuqs/server';
import type { BiocompatibilityStandard, MaterialProperty, MaterialSort } from '#gateway/schema.generated.ts';
import type { MeasuredProperty } from './material-facts.ts';
import { type MaterialQuery, type Range, toNumber, toRange } from './material-query.ts';

const STANDARDS: Record<string, BiocompatibilityStandard> = {
  '5': 'ISO_10993_5',
  '10': 'ISO_10993_10',
  '23': 'ISO_10993_23',
};

const PROPERTIES = {
  'flexural-modulus': 'FLEXURAL_MODULUS',
  'flexural-strength': 'FLEXURAL_STRENGTH',
  'elongation-at-break': 'ELONGATION_AT_BREAK',
  'impact-strength': 'IMPACT_STRENGTH_NOTCHED',
  'heat-deflection': 'HEAT_DEFLECTION_TEMPERATURE',
} as const satisfies Record<string, MaterialProperty>;

const CHARTED = {
  ...PROPERTIES,
  'dimensional-change': 'DIMENSIONAL_CHANGE',
  'detail-reproduction': 'DETAIL_REPRODUCTION',
} as const satisfies Record<string, MeasuredProperty>;

const SORTS: Record<string, MaterialSort> = { latest: 'LATEST', ...PROPERTIES };

export const sortOrders: MaterialSort[] = ['DEFAULT', ...Object.values(SORTS)];

const MAX_ENTRIES = 50;
const MAX_ID_LENGTH = 64;

const ids = createMultiParser({ parse: parseIds, serialize: (list) => [...list], eq: isSame }).withDefault([]);

const standards = createMultiParser({
  parse: (values) => parseIds(values).flatMap((part) => lookUp(STANDARDS, part) ?? []),
  serialize: (list) => list.map((standard) => nameOf(STANDARDS, standard)),
  eq: isSame,
}).withDefault([]);

const range = createParser({
  parse: parseRange,
  serialize: ({ min, max }: Range) => `${min ?? ''}..${max ?? ''}`,
  eq: (a, b) => a.min === b.min && a.max === b.max,
});

const sort = createParser({
  parse: (name) => lookUp(SORTS, name) ?? null,
  serialize: (order: MaterialSort) => nameOf(SORTS, order),
}).withDefault('DEFAULT');

/** Query parameters; invalid values are ignored. */
export const materialParams = {
  categories: ids,
  colors: ids,
  printers: ids,
  usages: ids,
  addOns: ids,
  biocompatibility: standards,
  isUsable: parseAsBoolean.withDefault(false),
  FLEXURAL_MODULUS: range,
  FLEXURAL_STRENGTH: range,
  ELONGATION_AT_BREAK: range,
  IMPACT_STRENGTH_NOTCHED: range,
  HEAT_DEFLECTION_TEMPERATURE: range,
  sort,
};

export const materialParamNames = {
  categories: 'category',
  colors: 'color',
  printers: 'printer',
  usages: 'use',
  addOns: 'module',
  biocompatibility: 'iso10993',
  isUsable: 'usable',
  FLEXURAL_MODULUS: 'flexural-modulus',
  FLEXURAL_STRENGTH: 'flexural-strength',
  ELONGATION_AT_BREAK: 'elongation-at-break',
  IMPACT_STRENGTH_NOTCHED: 'impact-strength',
  HEAT_DEFLECTION_TEMPERATURE: 'heat-deflection',
} as const;

type Params = inferParserType<typeof materialParams>;

export function toMaterialQuery({
  categories,
  colors,
  printers,
  usages,
  addOns,
  biocompatibility,
  isUsable,
  sort: order,
  ...spans
}: Params) {
  const ranges: MaterialQuery['ranges'] = {};
  for (const property of Object.values(PROPERTIES)) {
    const span = spans[property];
    if (span) ranges[property] = span;
  }
  return {
    categories,
    colors,
    printers,
    usages,
    addOns,
    biocompatibility,
    isUsable,
    ranges,
    sort: order,
  } satisfies MaterialQuery;
}

export function toParams({ ranges, ...query }: MaterialQuery): Params {
  return {
    ...query,
    FLEXURAL_MODULUS: ranges.FLEXURAL_MODULUS ?? null,
    FLEXURAL_STRENGTH: ranges.FLEXURAL_STRENGTH ?? null,
    ELONGATION_AT_BREAK: ranges.ELONGATION_AT_BREAK ?? null,
    IMPACT_STRENGTH_NOTCHED: ranges.IMPACT_STRENGTH_NOTCHED ?? null,
    HEAT_DEFLECTION_TEMPERATURE: ranges.HEAT_DEFLECTION_TEMPERATURE ?? null,
  };
}

export function parseIds(values: readonly string[]): string[] {
  return [...new Set(values)].filter((id) => id.length > 0 && id.length <= MAX_ID_LENGTH).slice(0, MAX_ENTRIES);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

/** `10..20`, `10..` or `..20`; reversed bounds are swapped. */
function parseRange(text: string): Range | null {
  const [, low = '', high = ''] = /^(-?\d{0,9}(?:\.\d{1,4})?)\.\.(-?\d{0,9}(?:\.\d{1,4})?)$/.exec(text) ?? [];
  return toRange(toNumber(low), toNumber(high));
}

export function propertyOfName(name: string): MeasuredProperty | undefined {
  return lookUp<MeasuredProperty>(CHARTED, name);
}

export function nameOfProperty(property: MeasuredProperty): string {
  return nameOf(CHARTED, property);
}

function nameOf(names: Record<string, string>, value: string): string {
  return Object.keys(names).find((name) => names[name] === value) ?? '';
}

/** Own properties only, so that `constructor` is not found. */
function lookUp<Value>(values: Record<string, Value>, word: string): Value | undefined {
  return Object.hasOwn(values, word) ? values[word] : undefined;
}
