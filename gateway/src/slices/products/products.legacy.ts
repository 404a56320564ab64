import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { type Product, product, productPage } from './product-schemas.ts';

/** Larger than the number of products. */
const ALL_PAGE_SIZE = 1_000;

/** Loads all products in one call, in the default order; the gateway filters and sorts them. */
async function findAllProducts(legacy: LegacyClient): Promise<Product[]> {
  const payload = { pageNum: 1, pageSize: ALL_PAGE_SIZE };
  return (await legacy.get({ call: 'productFindAll', payload, schema: productPage })).records;
}

async function findProduct(legacy: LegacyClient, id: string): Promise<Product | null> {
  return isRecordId(id) ? legacy.find({ call: 'productFindById', params: { id }, schema: product }) : null;
}

export const productLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findProduct(legacy, id),
  findAll: () => findAllProducts(legacy),
}));

/** Stations and accessories by the id of a printer. */
export const accessoriesByPrinter = createReverseLoader(productLoader, ({ fitsIds }) => fitsIds);
