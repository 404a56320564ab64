import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { materialIdOf } from '#features/materials/material-paths.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { MaterialDocumentDocument, type MaterialDocumentQuery } from './material-document.generated.ts';
import { PriceListDocument, type PriceListQuery } from './price-list.generated.ts';
import { PrintProfilesDocument, type PrintProfilesQuery } from './print-profiles.generated.ts';

export type DocumentedMaterial = NonNullable<MaterialDocumentQuery['material']>;
export type PricedProduct = NonNullable<PriceListQuery['products']>['items'][number];
export type ProfiledMaterial = NonNullable<PrintProfilesQuery['materials']>['items'][number];

/** Accepts outdated slugs. */
export async function findDocumentedMaterial(locale: Locale, slug: string): Promise<DocumentedMaterial | null> {
  'use cache';
  const id = materialIdOf(slug);
  const variables = id && { locale: toGatewayLocale(locale), id };
  const material = variables && (await queryGateway(MaterialDocumentDocument, variables)).material;
  if (!material) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return material;
}

export async function getPricedProducts(locale: Locale): Promise<readonly PricedProduct[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(PriceListDocument, { locale: toGatewayLocale(locale) });
  if (!products) throw new Error('The gateway returned no products');
  if (products.totalCount > products.items.length) throw new Error('The product list exceeds one page');
  return products.items.filter(({ price }) => price !== null);
}

export async function getProfiledMaterials(): Promise<readonly ProfiledMaterial[]> {
  'use cache';
  cacheLife('content');
  const { materials } = await queryGateway(PrintProfilesDocument, {});
  if (!materials) throw new Error('The gateway returned no materials');
  if (materials.totalCount > materials.items.length) throw new Error('The material list exceeds one page');
  return materials.items;
}
