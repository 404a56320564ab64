import { z } from 'zod';
import { type Paging, toPage } from '../../graphql/pagination.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { recordPage } from '../../legacy/lenient-parse.ts';
import { legacyLink, legacyText } from '../../legacy/schemas.ts';

const MAX_RECOMMENDATIONS = 5;

const searchHit = z.object({ title: legacyText, url: legacyLink });

/** Omits results with an unsafe URL. */
const searchResults = recordPage(searchHit);

/** @public Used by the generated resolver types. */
export type SearchHit = z.infer<typeof searchHit> & {
  /** Of the search that found it. */
  text?: string;
};

export async function search(legacy: LegacyClient, text: string, paging: Paging) {
  const payload = { page: paging.page, size: paging.pageSize, data: text };
  const page = toPage(await legacy.get({ call: 'search', payload, schema: searchResults }), paging);
  return { ...page, items: page.items.map((hit) => ({ ...hit, text })) };
}

/** The call expects the language in `data`, too. */
export async function findRecommendations(legacy: LegacyClient) {
  const payload = { page: 1, size: MAX_RECOMMENDATIONS, data: { language: legacy.language } };
  return (await legacy.get({ call: 'searchRecommend', payload, schema: searchResults })).records;
}
