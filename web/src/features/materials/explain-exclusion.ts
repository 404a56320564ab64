import type { MaterialCriterion, MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialFacts } from './material-facts.ts';
import type { MaterialQuery } from './material-query.ts';

/** An unmet criterion, or a value outside its range. */
export type Exclusion =
  | { criterion: Exclude<MaterialCriterion, 'PROPERTIES'>; missing: readonly string[] }
  | { criterion: 'PROPERTIES'; property: MaterialProperty; value: number };

/** Any selected value matches. */
const ANY = { CATEGORIES: 'categories', COLORS: 'colors', PRINTERS: 'printers', USAGES: 'usages' } as const;
/** All selected values must match. */
const ALL = { BIOCOMPATIBILITY: 'biocompatibility', ADD_ONS: 'addOns' } as const;

/** Unmeasured values are no reason; such materials are listed separately. */
export function explainExclusion(material: MaterialFacts, query: MaterialQuery): Exclusion[] {
  return [
    ...entriesOf(ANY).flatMap(([criterion, field]) => {
      const selected: readonly string[] = query[field];
      const meets = selected.length === 0 || selected.some((id) => material[field].includes(id));
      return meets ? [] : [{ criterion, missing: selected }];
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
