import { accessories } from './accessories.ts';
import { comparisonRows } from './comparison.ts';
import { printers } from './printers.ts';
import type { ProductRecord } from './record.ts';
import { stations } from './stations.ts';

/** All products; a comparison is a list of rows in their order. */
export const products = [...printers, ...stations, ...accessories].map((record) => ({
  ...record,
  relatedAccessories: record.relatedAccessories ?? [],
  comparison: toRows(record.comparison ?? {}),
}));

function toRows(values: NonNullable<ProductRecord['comparison']>) {
  return Object.entries(comparisonRows).flatMap(([key, row]) =>
    Object.entries(values).flatMap(([given, value]) => (given === key ? [{ key, ...row, value }] : [])),
  );
}
