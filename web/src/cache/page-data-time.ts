import { DATA_TIME_HEADER, findDataTime, formatDataTime } from '#freshness/data-time.ts';
import { isPage } from './page-headers.ts';

/**
 * Adds a header with the time of the data of a page, from which the browser notices an old page: the time of its oldest stale
 * data, else of its render. Mutates the cached page.
 */
export function addDataTime(page: object | null, tags: readonly string[], renderedAt: number | undefined): void {
  if (!isPage(page) || page.headers?.[DATA_TIME_HEADER]) return;
  const time = findDataTime(tags) ?? renderedAt;
  if (time !== undefined) page.headers = { ...page.headers, [DATA_TIME_HEADER]: formatDataTime(time) };
}
