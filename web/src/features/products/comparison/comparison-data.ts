import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import type { PictureFiles } from '#ui/picture-files.ts';
import { getPrinters } from '../product-data.ts';
import { seriesName, seriesOf } from '../product-series.ts';
import { type ComparisonRow, joinComparisons } from './comparison-rows.ts';
import { ProductComparisonDocument } from './product-comparison.generated.ts';

export type ComparedPrinter = {
  slug: string;
  path: string;
  name: string;
  series: string;
  picture: PictureFiles | null;
  price: { amount: `${number}`; currency: string } | null;
};

/** `cells` are in the order of `printers`. */
export type PrinterComparison = { printers: ComparedPrinter[]; rows: ComparisonRow[] };

/** Limit of the gateway per comparison. */
const PART = 6;

export async function getComparison(locale: Locale): Promise<PrinterComparison> {
  'use cache';
  cacheLife('content');
  const printers = await getPrinters(locale);
  const ids = printers.map(({ id }) => id);
  const starts = ids.flatMap((_, index) => (index % PART === 0 ? [index] : []));
  const parts = await Promise.all(starts.map((start) => compare(locale, ids.slice(start, start + PART))));
  return {
    rows: joinComparisons(parts),
    printers: printers.map((printer) => ({
      slug: printer.slug,
      path: printer.path,
      name: printer.name,
      series: seriesName(locale, seriesOf(printer)),
      picture: printer.pictures[0] ?? null,
      price: printer.price?.price ?? null,
    })),
  };
}

async function compare(locale: Locale, ids: string[]) {
  const variables = { locale: toGatewayLocale(locale), ids };
  const { productComparison } = await queryGateway(ProductComparisonDocument, variables);
  if (productComparison?.products.length !== ids.length)
    throw new Error('The gateway returned a comparison of other printers');
  return productComparison;
}
