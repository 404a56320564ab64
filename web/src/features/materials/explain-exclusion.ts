import type { MaterialCriterion, MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialFacts } from './material-facts.ts';
import type { MaterialQuery } from './material-query.ts';

/** Why a material is not among the results: a criterion without any of what was chosen, or a value out of its span. */
export type Exclusion =
  | { criterion: Exclude<MaterialCriterion, 'PROPERTIES'>; missing: readonly string[] }
  | { criterion: 'PROPERTIES'; property: MaterialProperty; value: number };

/** Any of what was chosen will do here. */
const ANY = { CATEGORIES: 'categories', COLORS: 'colors', PRINTERS: 'printers', USAGES: 'usages' } as const;
/** All of what was chosen is wanted here. */
const ALL = { BIOCOMPATIBILITY: 'biocompatibility', ADD_ONS: 'addOns' } as const;

/** Every criterion that a material does not meet. A value that was not measured is no reason: such are listed apart. */
export function explainExclusion(material: MaterialFacts, query: MaterialQuery): Exclusion[] {
  return [
    ...entriesOf(ANY).flatMap(([criterion, field]) => {
      const chosen: readonly string[] = query[field];
      const meets = chosen.length === 0 || chosen.some((id) => material[field].includes(id));
      return meets ? [] : [{ criterion, missing: chosen }];
    }),
    ...entriesOf(ALL).flatMap(([criterion, field]) => {
      const had: readonly string[] = material[field];
      const missing = query[field].filter((id) => !had.includes(id));
      return missing.length === 0 ? [] : [{ criterion, missing }];
    }),
    ...entriesOf(query.ranges).flatMap(([property, { min = -Infinity, max = Infinity } = {}]) => {
      const value = material.values[property];
      const isOut = value !== undefined && (value < min || value > max);
      return isOut ? [{ criterion: 'PROPERTIES' as const, property, value }] : [];
    }),
  ];
}

function entriesOf<Key extends string, Value>(record: { readonly [Name in Key]?: Value }): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
