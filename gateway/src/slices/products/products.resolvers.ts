import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { materialLoader, materialsByPrinter } from '../materials/materials.legacy.ts';
import { compareProducts } from './product-comparison.ts';
import { filterProducts, sortProducts } from './product-filter.ts';
import { accessoriesByPrinter, productLoader } from './products.legacy.ts';

const PAGE_SIZE = 24;
const MAX_COMPARED = 6;

export const productResolvers: Resolvers = {
  Query: {
    products: async (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const filter = args.filter ?? {};
      const [products, printers] = await Promise.all([
        productLoader(legacy).findAll(),
        filter.prints ? findMaterialPrinters(legacy, filter.prints) : undefined,
      ]);
      return paginate(sortProducts(filterProducts(products, filter, printers), args.sort ?? 'DEFAULT'), paging);
    },
    product: (_root, { id }, { legacy }) => productLoader(legacy).load(id),
    productComparison: async (_root, { ids }, { legacy }) => {
      if (ids.length < 1 || ids.length > MAX_COMPARED) {
        throw createInputError(`ids must have 1 to ${MAX_COMPARED} entries.`, 'ids');
      }
      const products = await productLoader(legacy).loadAll([...new Set(ids)]);
      return compareProducts(products.filter(({ kind }) => kind === 'PRINTER'));
    },
  },
  Product: {
    materials: ({ id, kind }, _args, { legacy }) => (kind === 'PRINTER' ? materialsByPrinter(legacy)(id) : []),
    accessories: ({ id, kind }, _args, { legacy }) => (kind === 'PRINTER' ? accessoriesByPrinter(legacy)(id) : []),
    fits: ({ fitsIds }, _args, { legacy }) => productLoader(legacy).loadAll(fitsIds),
    relatedAccessories: ({ relatedAccessoryIds }, _args, { legacy }) =>
      productLoader(legacy).loadAll(relatedAccessoryIds),
  },
  // Defined here, as products depend on materials.
  Material: {
    printers: ({ printerIds }, _args, { legacy }) => productLoader(legacy).loadAll(printerIds),
  },
};

async function findMaterialPrinters(legacy: LegacyClient, id: string): Promise<ReadonlySet<string>> {
  const materials = await materialLoader(legacy).findAll();
  return new Set(materials.find((material) => material.id === id)?.printerIds);
}
