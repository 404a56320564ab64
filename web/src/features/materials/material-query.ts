import type {
  BiocompatibilityStandard,
  MaterialCriterion,
  MaterialFilter,
  MaterialProperty,
  MaterialSort,
} from '../../gateway/schema.generated.ts';
import type { MaterialScope } from './material-scopes.ts';

/** What a visitor chose on a material list. It lives in the query string, so that an address can be shared. */
export type MaterialQuery = {
  categories: string[];
  colors: string[];
  printers: string[];
  biocompatibility: BiocompatibilityStandard[];
  usages: string[];
  addOns: string[];
  ranges: Partial<Record<MaterialProperty, Range>>;
  sort: MaterialSort;
};

export type Range = { min?: number; max?: number };

/** The criteria that are sets of ids, with their names in the query string. */
const ID_PARAMS = {
  categories: 'category',
  colors: 'color',
  printers: 'printer',
  usages: 'use',
  addOns: 'module',
} as const;

export type IdCriterion = keyof typeof ID_PARAMS;

const BIOCOMPATIBILITY_PARAM = 'iso10993';

const STANDARDS: Record<string, BiocompatibilityStandard> = {
  '5': 'ISO_10993_5',
  '10': 'ISO_10993_10',
  '23': 'ISO_10993_23',
};

const PROPERTY_PARAMS: Record<string, MaterialProperty> = {
  'flexural-modulus': 'FLEXURAL_MODULUS',
  'flexural-strength': 'FLEXURAL_STRENGTH',
  'elongation-at-break': 'ELONGATION_AT_BREAK',
  'impact-strength': 'IMPACT_STRENGTH_NOTCHED',
  'heat-deflection': 'HEAT_DEFLECTION_TEMPERATURE',
};

const SORT_PARAM = 'sort';

const SORTS: Record<string, MaterialSort> = { latest: 'LATEST', ...PROPERTY_PARAMS };

export const sortOrders: MaterialSort[] = ['DEFAULT', ...Object.values(SORTS)];

const MAX_ENTRIES = 50;
const MAX_ID_LENGTH = 64;

export const emptyQuery: MaterialQuery = {
  categories: [],
  colors: [],
  printers: [],
  biocompatibility: [],
  usages: [],
  addOns: [],
  ranges: {},
  sort: 'DEFAULT',
};

/** Reads a query string; what makes no sense in it is left out. */
export function parseMaterialQuery(params: URLSearchParams): MaterialQuery {
  const ids = (criterion: IdCriterion) => parseIds(params.getAll(ID_PARAMS[criterion]));
  return {
    categories: ids('categories'),
    colors: ids('colors'),
    printers: ids('printers'),
    usages: ids('usages'),
    addOns: ids('addOns'),
    biocompatibility: parseIds(params.getAll(BIOCOMPATIBILITY_PARAM)).flatMap((part) => STANDARDS[part] ?? []),
    ranges: parseRanges(params),
    sort: SORTS[params.get(SORT_PARAM) ?? ''] ?? 'DEFAULT',
  };
}

/** The query string of a query, empty for the empty query. */
export function toSearchParams(query: MaterialQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [criterion, name] of Object.entries(ID_PARAMS) as [IdCriterion, string][]) {
    for (const id of query[criterion]) params.append(name, id);
  }
  for (const standard of query.biocompatibility) params.append(BIOCOMPATIBILITY_PARAM, nameOf(STANDARDS, standard));
  for (const [name, property] of Object.entries(PROPERTY_PARAMS)) {
    const range = query.ranges[property];
    if (range) params.set(name, `${range.min ?? ''}..${range.max ?? ''}`);
  }
  if (query.sort !== 'DEFAULT') params.set(SORT_PARAM, nameOf(SORTS, query.sort));
  return params;
}

/** The same choice as a filter for the gateway, within the scope of a list. */
export function toMaterialFilter({ group, subtype }: MaterialScope, query: MaterialQuery): MaterialFilter {
  const { sort: _, ranges, ...criteria } = query;
  const properties = (Object.entries(ranges) as [MaterialProperty, Range][]).map(([property, range]) => ({
    property,
    ...range,
  }));
  return { group, subtype, ...criteria, properties };
}

/** How many criteria narrow the list; the order does not count. */
export function countCriteria({ sort: _, ranges, ...lists }: MaterialQuery): number {
  const chosen = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return chosen + Object.keys(ranges).length;
}

export function isEmptyQuery(query: MaterialQuery): boolean {
  return toSearchParams(query).size === 0;
}

function parseIds(values: string[]): string[] {
  return [...new Set(values)].filter((id) => id.length > 0 && id.length <= MAX_ID_LENGTH).slice(0, MAX_ENTRIES);
}

function parseRanges(params: URLSearchParams): MaterialQuery['ranges'] {
  const ranges: MaterialQuery['ranges'] = {};
  for (const [name, property] of Object.entries(PROPERTY_PARAMS)) {
    const range = parseRange(params.get(name) ?? '');
    if (range) ranges[property] = range;
  }
  return ranges;
}

/** `10..20`, `10..` or `..20`; bounds in the wrong order change places. */
function parseRange(text: string): Range | null {
  const [, low = '', high = ''] = /^(-?\d{0,9}(?:\.\d{1,4})?)\.\.(-?\d{0,9}(?:\.\d{1,4})?)$/.exec(text) ?? [];
  return toRange(toNumber(low), toNumber(high));
}

export function toRange(low: number | null, high: number | null): Range | null {
  if (low === null && high === null) return null;
  if (low !== null && high !== null) return { min: Math.min(low, high), max: Math.max(low, high) };
  return low === null ? { max: high ?? 0 } : { min: low };
}

export function toNumber(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

function nameOf(names: Record<string, string>, value: string): string {
  return Object.keys(names).find((name) => names[name] === value) ?? '';
}

const FIELD_OF: Record<MaterialCriterion, keyof Omit<MaterialQuery, 'sort'>> = {
  CATEGORIES: 'categories',
  COLORS: 'colors',
  PRINTERS: 'printers',
  BIOCOMPATIBILITY: 'biocompatibility',
  USAGES: 'usages',
  ADD_ONS: 'addOns',
  PROPERTIES: 'ranges',
};

export function dropCriterion(query: MaterialQuery, criterion: MaterialCriterion): MaterialQuery {
  const field = FIELD_OF[criterion];
  return { ...query, [field]: emptyQuery[field] };
}
