import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { findProduct, type ProductDetail } from '#features/products/product-data.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import type { AccessoryCard_ProductFragment } from './accessory-card.generated.ts';
import { AccessoryListDocument } from './accessory-list.generated.ts';
import { accessoryIdOf } from './accessory-paths.ts';

export type AccessoryCardData = AccessoryCard_ProductFragment;

export async function getAccessories(locale: Locale): Promise<readonly AccessoryCardData[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(AccessoryListDocument, { locale: toGatewayLocale(locale) });
  if (!products) throw new Error('The gateway returned no accessories');
  if (products.totalCount > products.items.length) throw new Error('The list of accessories exceeds one page');
  return products.items;
}

/** Null for products of another kind. */
export async function findAccessory(locale: Locale, slug: string): Promise<ProductDetail | null> {
  const id = accessoryIdOf(slug);
  const product = id ? await findProduct(locale, id) : null;
  return product?.kind === 'ACCESSORY' ? product : null;
}
