import { parseAsArrayOf, parseAsBoolean, parseAsString } from 'nuqs/server';

/** Fits without scrolling, except on a phone. */
export const MAX_PRINTERS = 4;

/** `?compare=A2D,A3D&differences=true` */
export const comparisonParams = {
  compare: parseAsArrayOf(parseAsString).withDefault([]),
  differences: parseAsBoolean.withDefault(false),
};

/** Ignores unknown, duplicate and surplus slugs. */
export function toSelectedSlugs(names: readonly string[], slugs: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => slugs.includes(name)).slice(0, MAX_PRINTERS);
}
