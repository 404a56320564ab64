import type { Locale } from '@heliograph/schema/locales.ts';
import type { MaterialList } from './material-data.ts';
import { isUsableIn } from './trade/trade-rows.ts';

/** The materials of a list whose parts may be used today in the market of the locale. */
export function selectUsable(list: MaterialList, locale: Locale): MaterialList {
  const isUsable = (material: MaterialList['items'][number]) => isUsableIn(material, locale);
  const items = list.items.filter(isUsable);
  return { ...list, items, totalCount: items.length, notSpecified: list.notSpecified.filter(isUsable) };
}
