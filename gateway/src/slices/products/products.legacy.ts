import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { type Product, product, productPage } from './product-schemas.ts';

/** More products than there will ever be. */
const ALL_PAGE_SIZE = 1_000;

/** Every product, in the order of the maker: few enough to be asked for at once and sorted through here. */
export async function findAllProducts(legacy: LegacyClient): Promise<Product[]> {
  const payload = { pageNum: 1, pageSize: ALL_PAGE_SIZE };
  return (await legacy.get({ call: 'productFindAll', payload, schema: productPage })).records;
}

/** One product, or null where there is none. */
async function findProduct(legacy: LegacyClient, id: string): Promise<Product | null> {
  return isRecordId(id) ? legacy.find({ call: 'productFindById', params: { id }, schema: product }) : null;
}

export const productLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findProduct(legacy, id),
  findAll: () => findAllProducts(legacy),
}));
