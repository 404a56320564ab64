import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { getPage, isSinglePath } from '#content/pages.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { createKnownSlugs } from './known-slugs.ts';
import type { ProductCard_ProductFragment } from './product-card.generated.ts';
import { ProductCasesDocument, type ProductCasesQuery } from './product-cases.generated.ts';
import { ProductDetailDocument, type ProductDetailQuery } from './product-detail.generated.ts';
import { ProductListDocument } from './product-list.generated.ts';
import { ProductSlugsDocument, type ProductSlugsQuery } from './product-slugs.generated.ts';

export type ProductCardData = ProductCard_ProductFragment;
/** A property and what is said of it. */
export type Reading = { name: string; text: string };
export type ProductDetail = NonNullable<ProductDetailQuery['product']> & { readings: Reading[] };
export type ProductCase = NonNullable<ProductCasesQuery['caseStudies']>['items'][number];
type ProductSlug = NonNullable<ProductSlugsQuery['products']>['items'][number];

/** What a buyer asks of a printer first, besides its build volume. */
const FIRST_ROWS: readonly string[] = ['PIXEL_SIZE', 'ACCURACY', 'WAVELENGTH'];

/** Every printer, in the order of the maker. */
export async function getPrinters(locale: Locale): Promise<readonly ProductCardData[]> {
  return getProducts(locale, 'PRINTER');
}

/** Every printer, then every station. */
export async function getMachines(locale: Locale): Promise<readonly ProductCardData[]> {
  return (await Promise.all([getPrinters(locale), getProducts(locale, 'STATION')])).flat();
}

/** In the order of the maker. */
async function getProducts(locale: Locale, kind: 'PRINTER' | 'STATION'): Promise<readonly ProductCardData[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(ProductListDocument, { locale: toGatewayLocale(locale), kind });
  if (!products) throw new Error('The gateway answered no products');
  if (products.totalCount > products.items.length) throw new Error('A list of products shows no more than one page');
  return products.items;
}

/** The addresses of all products. */
async function getAllSlugs(): Promise<readonly ProductSlug[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(ProductSlugsDocument, {});
  if (!products) throw new Error('The gateway answered no products');
  return products.items;
}

/** The addresses of all printers and stations. Accessories have theirs elsewhere. */
export async function getProductSlugs(): Promise<readonly ProductSlug[]> {
  const slugs = await getAllSlugs();
  return slugs.filter(({ kind }) => kind !== 'ACCESSORY');
}

const findKnownSlug = createKnownSlugs<ProductSlug>(isBuiltPage);

function isBuiltPage(slug: string): boolean {
  const path = `/hardware/${slug}`;
  return isSinglePath(path) && getPage(path).isBuilt === true;
}

/** The product of a slug in whatever case, or of an id as older links have it; null where there is none. */
export async function findProductSlug(name: string): Promise<ProductSlug | null> {
  const [all, slugs] = await Promise.all([getAllSlugs(), getProductSlugs()]);
  return findKnownSlug(slugs, name) ?? all.find(({ id }) => id === name) ?? null;
}

/** A product by the last part of its address, in whatever letters, or by its id. */
export async function findProductByName(locale: Locale, name: string): Promise<ProductDetail | null> {
  const known = await findProductSlug(name);
  return known && findProduct(locale, known.id);
}

export async function findProduct(locale: Locale, id: string): Promise<ProductDetail | null> {
  'use cache';
  const data = await queryGateway(ProductDetailDocument, { locale: toGatewayLocale(locale), id });
  if (!data.product) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return { ...data.product, readings: toReadings(data.productComparison?.rows ?? [], 0) };
}

/** Where a product is shown: on its page, or, as accessories have none yet, in the list of a printer it works with. */
export function productPath({ kind, slug, path, fits }: ProductDetail): string {
  if (kind !== 'ACCESSORY') return path;
  const [printer] = fits ?? [];
  return printer ? `${printer.path}#${slug}` : '/hardware';
}

/** What customers did with a product. */
export async function getProductCases(locale: Locale, id: string): Promise<readonly ProductCase[]> {
  'use cache';
  cacheLife('content');
  const { caseStudies } = await queryGateway(ProductCasesDocument, { locale: toGatewayLocale(locale) });
  return caseStudies?.items.filter(({ products }) => products?.some((product) => product.id === id)) ?? [];
}

type ReadingRow = { key: string; name: string; cells: readonly { lines: readonly string[] }[] };

/** What is said first of the printer of a column. */
export function toReadings(rows: readonly ReadingRow[], column: number): Reading[] {
  return rows.flatMap(({ key, name, cells }) => {
    const [text] = cells[column]?.lines ?? [];
    return text && FIRST_ROWS.includes(key) ? [{ name, text }] : [];
  });
}
