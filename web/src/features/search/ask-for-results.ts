import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { browserClient } from '../../gateway/browser-client.ts';
import type { Hit } from './search-hit.ts';
import { SearchResultPageDocument } from './search-result-page.generated.ts';

const PAGE_SIZE = 10;

export type Results = { items: readonly Hit[]; totalCount: number; hasMore: boolean };

/** The results of the first pages; those that were asked for before are kept. It brings Apollo Client along. */
export async function askForResults(locale: Locale, text: string, pageCount: number): Promise<Results> {
  const first = await askForPage(locale, text, 1);
  const lastNumber = Math.min(pageCount, Math.ceil(first.totalCount / PAGE_SIZE));
  const others = Array.from({ length: Math.max(0, lastNumber - 1) }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(others.map((page) => askForPage(locale, text, page))))];
  return {
    items: pages.flatMap(({ items }) => items),
    totalCount: first.totalCount,
    hasMore: pages.at(-1)?.pageInfo.hasNextPage ?? false,
  };
}

async function askForPage(locale: Locale, text: string, page: number) {
  const { data } = await browserClient.query({
    query: SearchResultPageDocument,
    variables: { locale: locales[locale].graphql, text, page, pageSize: PAGE_SIZE },
  });
  if (!data?.search) throw new Error('The search has no answer.');
  return data.search;
}
