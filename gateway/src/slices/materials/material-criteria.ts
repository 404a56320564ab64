import { createInputError } from '../../errors/errors.ts';
import type { MaterialCriterion, MaterialFilter, MaterialPropertyRangeInput } from '../../generated/resolvers.ts';
import { type MaterialCriteria, NO_CRITERIA } from './materials.legacy.ts';

const MAX_ENTRIES = 50;
const MAX_ID_LENGTH = 64;

/** Criteria that can be removed if nothing matches. */
const RELAXABLE_CRITERIA = {
  categories: 'CATEGORIES',
  colors: 'COLORS',
  printers: 'PRINTERS',
  biocompatibility: 'BIOCOMPATIBILITY',
  usages: 'USAGES',
  addOns: 'ADD_ONS',
  properties: 'PROPERTIES',
} as const satisfies Record<string, MaterialCriterion>;

type RelaxableCriterion = keyof typeof RELAXABLE_CRITERIA;

export function parseCriteria(filter: MaterialFilter | null | undefined): MaterialCriteria {
  if (!filter) return NO_CRITERIA;
  return {
    group: filter.group ?? undefined,
    subtype: filter.subtype ?? undefined,
    categories: parseList('categories', filter.categories),
    colors: parseList('colors', filter.colors),
    printers: parseList('printers', filter.printers),
    biocompatibility: parseList('biocompatibility', filter.biocompatibility),
    usages: parseList('usages', filter.usages),
    addOns: parseList('addOns', filter.addOns),
    properties: parseRanges(filter.properties ?? []),
  };
}

function parseList<Entry extends string>(
  field: RelaxableCriterion,
  list: readonly Entry[] | null | undefined,
): readonly Entry[] {
  const entries = [...new Set(list ?? [])];
  if (entries.length > MAX_ENTRIES)
    throw createInputError(`${field} must have at most ${MAX_ENTRIES} entries.`, `filter.${field}`);
  if (entries.some((entry) => entry.length > MAX_ID_LENGTH)) {
    throw createInputError(`Ids in ${field} must not exceed ${MAX_ID_LENGTH} characters.`, `filter.${field}`);
  }
  return entries.toSorted();
}

function parseRanges(ranges: readonly MaterialPropertyRangeInput[]): MaterialCriteria['properties'] {
  const argument = 'filter.properties';
  if (new Set(ranges.map(({ property }) => property)).size < ranges.length) {
    throw createInputError('Each property accepts only one range.', argument);
  }
  return ranges.map(({ property, min, max }) => {
    if (min == null && max == null)
      throw createInputError(`The range of ${property} must have at least one bound.`, argument);
    if (min != null && max != null && min > max)
      throw createInputError(`The minimum of ${property} must not exceed the maximum.`, argument);
    return { property, min: min ?? undefined, max: max ?? undefined };
  });
}

/** For each criterion that is set, the criteria without it. */
export function relaxCriteria(
  criteria: MaterialCriteria,
): { criterion: MaterialCriterion; criteria: MaterialCriteria }[] {
  const applied = (Object.keys(RELAXABLE_CRITERIA) as RelaxableCriterion[]).filter(
    (field) => criteria[field].length > 0,
  );
  return applied.map((field) => ({ criterion: RELAXABLE_CRITERIA[field], criteria: { ...criteria, [field]: [] } }));
}
