import { parseAsArrayOf, parseAsBoolean, parseAsString } from 'nuqs/server';

/** As many printers as stand beside each other without scrolling. */
export const MAX_CHOSEN = 4;

/** The choice in the address: `?compare=A2D,A3D&differences=true`. */
export const comparisonParams = {
  compare: parseAsArrayOf(parseAsString).withDefault([]),
  differences: parseAsBoolean.withDefault(false),
};

/** Of the names in an address those that printers have, each once, and no more than fit. */
export function toChosen(names: readonly string[], slugs: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => slugs.includes(name)).slice(0, MAX_CHOSEN);
}
