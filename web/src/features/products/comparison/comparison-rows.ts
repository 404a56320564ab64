import type { ProductComparisonQuery } from './product-comparison.generated.ts';

type Part = NonNullable<ProductComparisonQuery['productComparison']>;
export type ComparisonCell = Part['rows'][number]['cells'][number];
export type ComparisonRow = { key: string; name: string; cells: readonly ComparisonCell[] };

const UNKNOWN: ComparisonCell = { isAvailable: null, lines: [] };

/** Rows missing from a part become unknown cells. */
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

export function pickColumns(rows: readonly ComparisonRow[], columns: readonly number[]): ComparisonRow[] {
  return rows.map((row) => ({ ...row, cells: columns.map((column) => row.cells[column] ?? UNKNOWN) }));
}

/** Whether the two printers that a phone shows have the same value. */
export function isSamePair({ cells: [first, second] }: ComparisonRow): boolean {
  return first !== undefined && second !== undefined && JSON.stringify(first) === JSON.stringify(second);
}

/** True for a single printer, so that all its rows are shown. */
export function hasDifferences({ cells }: ComparisonRow): boolean {
  return cells.length < 2 || new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;
}

/** Whether no printer has it. */
export function isAbsent({ cells }: ComparisonRow): boolean {
  return cells.every(({ isAvailable, lines }) => isAvailable === false && lines.length === 0);
}
