import { MAX_PRINTERS } from './comparison-params.ts';

/** The columns that a phone shows. */
export const PAIR = [0, 1] as const;

/** Puts a printer into a column. A printer of another column changes places with it; without a selection, the pair becomes it. */
export function replaceInPair(shown: readonly string[], index: number, slug: string): string[] {
  const selected = shown.length > MAX_PRINTERS ? shown.slice(0, PAIR.length) : [...shown];
  const replaced = selected[index];
  const other = selected.indexOf(slug);
  if (other >= 0 && replaced !== undefined) selected[other] = replaced;
  if (other >= 0 && replaced === undefined) return selected;
  selected[index] = slug;
  return selected;
}
