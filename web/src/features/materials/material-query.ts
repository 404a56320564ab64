import type {
  BiocompatibilityStandard,
  MaterialCriterion,
  MaterialFilter,
  MaterialProperty,
  MaterialSort,
} from '#gateway/schema.generated.ts';
import type { MaterialScope } from './material-scopes.ts';

/** Filters of a material list, stored in the query string. */
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

/** Criteria that are sets of ids. */
export type IdCriterion = 'categories' | 'colors' | 'printers' | 'usages' | 'addOns';

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

export function toMaterialFilter({ group, subtype }: MaterialScope, query: MaterialQuery): MaterialFilter {
  const { sort: _, ranges, ...criteria } = query;
  const properties = (Object.entries(ranges) as [MaterialProperty, Range][]).map(([property, range]) => ({
    property,
    ...range,
  }));
  return { group, subtype, ...criteria, properties };
}

export function countCriteria({ sort: _, ranges, ...lists }: MaterialQuery): number {
  const selected = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return selected + Object.keys(ranges).length;
}

export function isEmptyQuery(query: MaterialQuery): boolean {
  return countCriteria(query) === 0 && query.sort === 'DEFAULT';
}

export function toRange(low: number | null, high: number | null): Range | null {
  if (low === null && high === null) return null;
  if (low !== null && high !== null) return { min: Math.min(low, high), max: Math.max(low, high) };
  return low === null ? { max: high ?? 0 } : { min: low };
}

/** At most nine integer and four decimal digits. */
export function toNumber(text: string): number | null {
  return /^-?\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
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
