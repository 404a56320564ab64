import type { Locale } from '@heliograph/schema/locales.ts';
import { machines } from '#content/navigation/machines.ts';
import type { GroupName } from '#content/navigation/nav-item.ts';
import { navigationCopy } from '#content/navigation/navigation.ts';
import type { ProductCardData } from './product-data.ts';

export type ProductSeries = { name: GroupName; products: ProductCardData[] };

/** Series of machines that the navigation does not list. */
const DEFAULT_SERIES = { DENTAL: 'dentalPrinters', REFLEX: 'desktopPrinters' } as const satisfies Record<
  ProductCardData['line'],
  GroupName
>;

type Placed = Pick<ProductCardData, 'path' | 'kind' | 'line'>;

export function seriesOf({ path, kind, line }: Placed): GroupName {
  const series = machines.find(({ children }) => children.some(({ page }) => page === path));
  return series?.title ?? (kind === 'PRINTER' ? DEFAULT_SERIES[line] : 'automation');
}

/** In navigation order; empty series are omitted. */
export function toSeries(products: readonly ProductCardData[]): ProductSeries[] {
  const all = machines.map(({ title }) => ({
    name: title,
    products: products.filter((product) => seriesOf(product) === title),
  }));
  return all.filter((series) => series.products.length > 0);
}

export function seriesName(locale: Locale, name: GroupName): string {
  return navigationCopy[locale].groups[name];
}
