import { isDeepStrictEqual } from 'node:util';
import type { Product } from './product-schemas.ts';

const EMPTY_CELL = { isAvailable: null, lines: [] };

/** Returns a row for each property that at least one product specifies. */
export function compareProducts(products: Product[]) {
  const names = new Map(
    products.flatMap(({ comparison }) =>
      [...comparison].flatMap(([key, { name }]) => (key ? [[key, name] as const] : [])),
    ),
  );
  const rows = [...names].map(([key, name]) => {
    const cells = products.map(({ comparison }) => {
      const { isAvailable, lines } = comparison.get(key) ?? EMPTY_CELL;
      return { isAvailable, lines };
    });
    return { key, name, cells, differs: cells.some((cell) => !isDeepStrictEqual(cell, cells[0])) };
  });
  return { products, rows };
}
