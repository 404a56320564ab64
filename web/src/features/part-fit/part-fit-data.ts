import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { marketOf } from '#content/markets.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import type { Market } from '#gateway/schema.generated.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { type FitPrinter, type FitResin, toFitPrinter, toFitResin } from './fit-records.ts';
import { PartFitDocument } from './part-fit.generated.ts';

export type FitData = { printers: readonly FitPrinter[]; resins: readonly FitResin[] };

export async function getFitData(locale: Locale): Promise<FitData> {
  'use cache';
  cacheLife('content');
  const market: Market = marketOf[locale];
  const { products, materials } = await queryGateway(PartFitDocument, { locale: toGatewayLocale(locale) });
  if (!products || !materials) throw new Error('The gateway returned no printers or no materials');
  for (const { totalCount, items } of [products, materials]) {
    if (totalCount > items.length) throw new Error('The printers or materials exceed one page');
  }
  return {
    printers: products.items.flatMap((product) => toFitPrinter(product) ?? []),
    resins: materials.items.map((material) => toFitResin(material, market)),
  };
}
