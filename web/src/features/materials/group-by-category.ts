import type { Locale } from '@heliograph/schema/locales.ts';
import type { MaterialList } from './material-data.ts';
import { isUsableIn } from './trade/trade-rows.ts';

type Item = MaterialList['items'][number];

/** By category; in each, and among them, first what may be used today in the market of the locale. */
export function groupByCategory(items: readonly Item[], locale: Locale): Item[][] {
  const rankOf = (material: Item) => Number(!isUsableIn(material, locale));
  const shareOf = (members: readonly Item[]) =>
    members.reduce((sum, material) => sum + rankOf(material), 0) / members.length;
  return [...Map.groupBy(items, ({ category }) => category.id).values()]
    .map((members) => members.toSorted((a, b) => rankOf(a) - rankOf(b)))
    .toSorted((a, b) => shareOf(a) - shareOf(b));
}

/** The categories in the order of the list. */
export function sortCategories<Category extends { id: string }>(
  categories: readonly Category[],
  items: readonly Item[],
  locale: Locale,
): Category[] {
  const order = groupByCategory(items, locale).map(([first]) => first?.category.id);
  return categories.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
