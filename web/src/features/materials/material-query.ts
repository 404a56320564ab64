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
  /** Whether parts may be used today in the market of the locale. */
  isUsable: boolean;
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
  isUsable: false,
  ranges: {},
  sort: 'DEFAULT',
};

/** Without `isUsable`, which depends on the locale: `selectUsable` applies it to the result. */
export function toMaterialFilter({ group, subtype }: MaterialScope, query: MaterialQuery): MaterialFilter {
  const { sort: _, isUsable: __, ranges, ...criteria } = query;
  const properties = (Object.entries(ranges) as [MaterialProperty, Range][]).map(([property, range]) => ({
    property,
    ...range,
  }));
  return { group, subtype, ...criteria, properties };
}

export function countCriteria({ sort: _, isUsable, ranges, ...lists }: MaterialQuery): number {
  const selected = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return selected + Object.keys(ranges).length + Number(isUsable);
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

const FIELD_OF: Record<MaterialCriterion, keyof Omit<MaterialQuery, 'sort' | 'isUsable'>> = {
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
