import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { marketOf } from '#content/markets.ts';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { FitPrintersDocument } from './fit-printers.generated.ts';
import { type FitPrinter, type FitResin, toFitPrinter, toFitResin } from './fit-records.ts';
import { FitResinsDocument } from './fit-resins.generated.ts';

type FitData = { printers: readonly FitPrinter[]; resins: readonly FitResin[] };

export async function getFitData(locale: Locale): Promise<FitData> {
  'use cache';
  cacheLife('content');
  const [printers, resins] = await Promise.all([getFitPrinters(locale), loadResins(locale)]);
  return { printers, resins };
}

export async function getFitPrinters(locale: Locale): Promise<FitPrinter[]> {
  'use cache';
  cacheLife('content');
  const { products } = await queryGateway(FitPrintersDocument, { locale: toGatewayLocale(locale) });
  if (!products) throw new Error('The gateway returned no printers');
  if (products.totalCount > products.items.length) throw new Error('The printers exceed one page');
  return products.items.flatMap((product) => toFitPrinter(product) ?? []);
}

async function loadResins(locale: Locale): Promise<FitResin[]> {
  const resins: FitResin[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { materials } = await queryGateway(FitResinsDocument, { locale: toGatewayLocale(locale), page });
    if (!materials) throw new Error('The gateway returned no materials');
    resins.push(...materials.items.map((material) => toFitResin(material, marketOf[locale])));
    isLast = !materials.pageInfo.hasNextPage;
  }
  return resins;
}
