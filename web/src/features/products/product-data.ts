import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife, cacheTag } from 'next/cache';
import { queryGateway } from '../../gateway/query-gateway.ts';
import { toGatewayLocale } from '../../i18n/locale.ts';
import { PrinterListDocument } from './printer-list.generated.ts';
import type { ProductCard_ProductFragment } from './product-card.generated.ts';

/** Every printer, in the order of the maker. */
export async function getPrinters(locale: Locale): Promise<readonly ProductCard_ProductFragment[]> {
  'use cache';
  cacheLife('content');
  cacheTag('products');
  const { products } = await queryGateway(PrinterListDocument, { locale: toGatewayLocale(locale) });
  if (!products) throw new Error('The gateway answered no printers');
  return products.items;
}
