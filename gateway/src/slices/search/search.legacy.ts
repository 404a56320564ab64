import { z } from 'zod';
import { type Paging, toPage } from '../../graphql/paging.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { recordPage } from '../../legacy/lenient-parse.ts';
import { legacyLink, legacyText } from '../../legacy/schemas.ts';

const RECOMMENDED = 5;

/** A result that leads nowhere safe is left out. */
const hits = recordPage(z.object({ title: legacyText, url: legacyLink }));

export async function search(legacy: LegacyClient, text: string, paging: Paging) {
  const payload = { page: paging.page, size: paging.pageSize, data: text };
  return toPage(await legacy.get({ call: 'search', payload, schema: hits }), paging);
}

/** This call takes the language in its nested data as well. */
export async function findRecommendations(legacy: LegacyClient) {
  const payload = { page: 1, size: RECOMMENDED, data: { language: legacy.language } };
  return (await legacy.get({ call: 'searchRecommend', payload, schema: hits })).records;
}
