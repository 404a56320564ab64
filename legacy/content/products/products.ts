import { accessories } from './accessories.ts';
import { comparisonRows } from './comparison.ts';
import { printers } from './printers.ts';
import type { ProductRecord } from './record.ts';
import { stations } from './stations.ts';

const LINE_INITIALS = { dental: 'UC', reflex: 'RX' } as const satisfies Record<ProductRecord['line'], string>;

/**
 * All products. A comparison is a list of rows in their order, a data sheet row has a key, and an order number consists of
 * the initials of the line and the id.
 */
export const products = [...printers, ...stations, ...accessories].map((record) => ({
  ...record,
  orderNumber: `${LINE_INITIALS[record.line]}-${String(record.id).padStart(3, '0')}`,
  relatedAccessories: record.relatedAccessories ?? [],
  orderNumbers: Object.entries(record.orderNumbers ?? {}).map(([printer, number]) => ({
    printer: Number(printer),
    number,
  })),
  specification: record.specification.map((row) => ({ key: toKey(row.name.en), isForOrder: false, ...row })),
  comparison: toRows(record.comparison ?? {}),
}));

function toRows(values: NonNullable<ProductRecord['comparison']>) {
  return Object.entries(comparisonRows).flatMap(([key, row]) =>
    Object.entries(values).flatMap(([given, value]) => (given === key ? [{ key, ...row, value }] : [])),
  );
}

/** `Transmission at 385 nm` becomes `transmissionAt385Nm`. */
function toKey(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
