import type { ProductComparisonQuery } from './product-comparison.generated.ts';

type Part = NonNullable<ProductComparisonQuery['productComparison']>;
export type ComparisonCell = Part['rows'][number]['cells'][number];
export type ComparisonRow = { key: string; name: string; cells: readonly ComparisonCell[] };

const UNKNOWN: ComparisonCell = { isAvailable: null, lines: [] };

/** One comparison of several: a row that a part lacks has nothing to say of its printers. */
export function joinComparisons(parts: readonly Part[]): ComparisonRow[] {
  const names = new Map(parts.flatMap(({ rows }) => rows.map(({ key, name }) => [key, name])));
  return [...names].map(([key, name]) => ({
    key,
    name,
    cells: parts.flatMap(
      ({ products, rows }) => rows.find((row) => row.key === key)?.cells ?? products.map(() => UNKNOWN),
    ),
  }));
}

/** The cells of some of the printers, in the order of `columns`. */
export function pickColumns(rows: readonly ComparisonRow[], columns: readonly number[]): ComparisonRow[] {
  return rows.map((row) => ({ ...row, cells: columns.map((column) => row.cells[column] ?? UNKNOWN) }));
}

/** Whether printers say different things; one alone differs from nothing, and all of it is shown. */
export function hasDifferences({ cells }: ComparisonRow): boolean {
  return cells.length < 2 || new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;
}
