import { z } from 'zod';
import type { NewsType } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { rowsOf } from '../../legacy/rows-of.ts';
import {
  legacyHtml,
  legacyId,
  legacyTerm,
  optionalPicture,
  pageOf,
  toTranslated,
  translated,
} from '../../legacy/shapes.ts';
import { type Paging, toPage } from '../../paging.ts';
import { isRecordId } from '../../record-loader.ts';
import { invert, lookUp } from '../../words.ts';

const TYPES: Record<string, NewsType> = { news: 'NEWS', training: 'TRAINING' };

const newsArticle = z
  .object({
    id: legacyId,
    type: z.string(),
    title: z.string(),
    summary: z.string(),
    content: legacyHtml,
    publishTime: z.iso.date(),
    tags: z.array(legacyTerm),
    products: z.array(legacyId).default([]),
    picture: optionalPicture,
    ...translated,
  })
  .transform(({ type, content, publishTime, products, language, languages, ...fields }) => ({
    ...fields,
    type: lookUp(TYPES, type) ?? 'NEWS',
    body: content,
    publishedOn: publishTime,
    productIds: products,
    ...toTranslated({ language, languages }),
  }));

export type NewsArticle = z.infer<typeof newsArticle>;

type NewsQuery = Paging & { type: NewsType | undefined; tag: string | undefined };

/** Articles, newest first; those of a tag have a call of their own. */
export async function findNews(legacy: LegacyClient, { type, tag, ...paging }: NewsQuery) {
  const { page: pageNum, pageSize } = paging;
  const payload = { pageNum, pageSize, ...(type && { type: invert(TYPES)[type] }), ...(tag && { tag }) };
  const call = tag ? 'newsFindByTag' : 'newsFindAll';
  return toPage(await legacy.get({ call, payload, shape: pageOf(newsArticle) }), paging);
}

/** One article, or null where there is none. */
export async function findNewsArticle(legacy: LegacyClient, id: string): Promise<NewsArticle | null> {
  return isRecordId(id) ? legacy.find({ call: 'newsFindById', params: { id }, shape: newsArticle }) : null;
}

/** Tags, most used first. This call alone takes the language in its query. */
export function findHotTags(legacy: LegacyClient, type: NewsType | undefined) {
  const query = { ...(type && { type: invert(TYPES)[type] }), language: legacy.language };
  return legacy.get({ call: 'newsFindHotTags', query, shape: rowsOf(legacyTerm) });
}
