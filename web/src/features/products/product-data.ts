import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { type CaseStudySummary, getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { findUnregistered } from '#features/case-studies/find-unregistered.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { createKnownSlugs } from './known-slugs.ts';
import type { ProductCard_ProductFragment } from './product-card.generated.ts';
import { ProductDetailDocument, type ProductDetailQuery } from './product-detail.generated.ts';
import { ProductListDocument } from './product-list.generated.ts';
import { hasOwnPage } from './product-path.ts';
import { ProductSlugsDocument, type ProductSlugsQuery } from './product-slugs.generated.ts';

export type ProductCardData = ProductCard_ProductFragment;
export type KeyFigure = { name: string; text: string };
export type ProductDetail = NonNullable<ProductDetailQuery['product']> & { keyFigures: KeyFigure[] };
type ProductSlug = NonNullable<ProductSlugsQuery['products']>['items'][number];

/** Comparison rows shown first, besides the build volume and the print time. */
const FIRST_ROWS: readonly string[] = ['PIXEL_SIZE', 'WAVELENGTH'];

export async function getPrinters(locale: Locale): Promise<readonly ProductCardData[]> {
  return getProducts(locale, 'PRINTER');
}

export async function getMachines(locale: Locale): Promise<readonly ProductCardData[]> {
  return (await Promise.all([getPrinters(locale), getProducts(locale, 'STATION')])).flat();
}

async function getProducts(locale: Locale, kind: 'PRINTER' | 'STATION'): Promise<readonly ProductCardData[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(ProductListDocument, { locale: toGatewayLocale(locale), kind });
  if (!products) throw new Error('The gateway returned no products');
  if (products.totalCount > products.items.length) throw new Error('The product list exceeds one page');
  return products.items;
}

async function getAllSlugs(): Promise<readonly ProductSlug[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(ProductSlugsDocument, {});
  if (!products) throw new Error('The gateway returned no products');
  if (products.totalCount > products.items.length) throw new Error('The product list exceeds one page');
  return products.items;
}

/** Printers and stations, which have a page below `/hardware`. */
export async function getProductSlugs(): Promise<readonly ProductSlug[]> {
  const slugs = await getAllSlugs();
  return slugs.filter(({ kind }) => kind !== 'ACCESSORY');
}

export async function getAccessorySlugs(): Promise<readonly ProductSlug[]> {
  const slugs = await getAllSlugs();
  return slugs.filter(({ kind }) => kind === 'ACCESSORY');
}

export async function getProductIds(): Promise<string[]> {
  const slugs = await getAllSlugs();
  return slugs.map(({ id }) => id);
}

const findKnownSlug = createKnownSlugs<ProductSlug>((slug) => hasOwnPage(`/hardware/${slug}`));

/** Matches slugs case-insensitively, and ids in old links. */
export async function findProductSlug(name: string): Promise<ProductSlug | null> {
  const [all, slugs] = await Promise.all([getAllSlugs(), getProductSlugs()]);
  return findKnownSlug(slugs, name) ?? all.find(({ id }) => id === name) ?? null;
}

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
  return { ...data.product, keyFigures: toKeyFigures(data.productComparison?.rows ?? [], 0) };
}

/** Case studies of daily use in its trade, or evaluations if there are none. */
export async function getProductCases(
  locale: Locale,
  { id, line }: Pick<ProductDetail, 'id' | 'line'>,
): Promise<CaseStudySummary[]> {
  const cases = (await getCaseStudyOverview(locale)).filter(
    ({ products, field }) =>
      products?.some((product) => product.id === id) && (line !== 'DENTAL' || field === 'DENTISTRY'),
  );
  const inDailyUse = cases.filter((one) => findUnregistered(one).length === 0);
  return inDailyUse.length > 0 ? inDailyUse : cases;
}

type ComparedRow = { key: string; name: string; cells: readonly { lines: readonly string[] }[] };

function toKeyFigures(rows: readonly ComparedRow[], column: number): KeyFigure[] {
  return rows.flatMap(({ key, name, cells }) => {
    const [text] = cells[column]?.lines ?? [];
    return text && FIRST_ROWS.includes(key) ? [{ name, text }] : [];
  });
}
