import { createInputError } from '../../errors/errors.ts';
import type { MaterialCriterion, MaterialFilter, MaterialPropertyRangeInput } from '../../generated/resolvers.ts';
import { type MaterialCriteria, noCriteria } from './materials.legacy.ts';

const MAX_ENTRIES = 50;
const MAX_ID_LENGTH = 64;

/** The criteria that can be dropped when nothing matches, with the name a client knows them by. */
const CRITERIA = {
  categories: 'CATEGORIES',
  colors: 'COLORS',
  printers: 'PRINTERS',
  biocompatibility: 'BIOCOMPATIBILITY',
  usages: 'USAGES',
  addOns: 'ADD_ONS',
  properties: 'PROPERTIES',
} as const satisfies Record<string, MaterialCriterion>;

type Droppable = keyof typeof CRITERIA;

/** Criteria within their bounds, or an input error that names the field. */
export function parseCriteria(filter: MaterialFilter | null | undefined): MaterialCriteria {
  if (!filter) return noCriteria;
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
  field: Droppable,
  list: readonly Entry[] | null | undefined,
): readonly Entry[] {
  const entries = [...new Set(list ?? [])];
  if (entries.length > MAX_ENTRIES)
    throw createInputError(`${field} holds at most ${MAX_ENTRIES} entries.`, `filter.${field}`);
  if (entries.some((entry) => entry.length > MAX_ID_LENGTH)) {
    throw createInputError(`An id in ${field} is longer than ${MAX_ID_LENGTH} characters.`, `filter.${field}`);
  }
  return entries.toSorted();
}

function parseRanges(ranges: readonly MaterialPropertyRangeInput[]): MaterialCriteria['properties'] {
  const argument = 'filter.properties';
  if (new Set(ranges.map(({ property }) => property)).size < ranges.length) {
    throw createInputError('A property may have one range only.', argument);
  }
  return ranges.map(({ property, min, max }) => {
    if (min == null && max == null) throw createInputError(`The range of ${property} has no bound.`, argument);
    if (min != null && max != null && min > max)
      throw createInputError(`The range of ${property} ends before it begins.`, argument);
    return { property, min: min ?? undefined, max: max ?? undefined };
  });
}

/** The same criteria with one of them dropped, for each that is set. */
export function relaxCriteria(
  criteria: MaterialCriteria,
): { criterion: MaterialCriterion; criteria: MaterialCriteria }[] {
  const set = (Object.keys(CRITERIA) as Droppable[]).filter((field) => criteria[field].length > 0);
  return set.map((field) => ({ criterion: CRITERIA[field], criteria: { ...criteria, [field]: [] } }));
}
