import { z } from 'zod';
import type { NewsType } from '../../generated/resolvers.ts';
import { type Paging, paginate, toPage } from '../../graphql/pagination.ts';
import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader, isRelatedTo } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert, toEnumValue } from '../../legacy/enum-map.ts';
import { optional, recordList, recordPage } from '../../legacy/lenient-parse.ts';
import {
  legacyCode,
  legacyHtml,
  legacyId,
  legacyPicture,
  legacyTerm,
  legacyText,
  toLocales,
  translationFields,
} from '../../legacy/schemas.ts';

/** Larger than the number of articles. */
const ALL: Paging = { page: 1, pageSize: 1_000 };

const TYPES: Record<string, NewsType> = { news: 'NEWS', training: 'TRAINING' };

const localizedSummary = z
  .object({ title: legacyText, summary: legacyText, ...optional({ highlights: z.array(legacyText) }) })
  .transform(({ highlights, ...summary }) => ({ ...summary, highlights: highlights ?? [] }));

const newsArticle = z
  .object({
    id: legacyId,
    type: legacyCode(TYPES),
    title: legacyText,
    summary: legacyText,
    content: legacyHtml,
    publishTime: z.iso.date(),
    tags: z.array(legacyTerm),
    ...optional({ products: z.array(legacyId), picture: legacyPicture, localizedSummary }),
    ...translationFields,
  })
  .transform(({ type, content, publishTime, products, language, languages, ...fields }) => ({
    ...fields,
    path: `/news/${fields.id}`,
    type: toEnumValue(type, TYPES) ?? 'NEWS',
    body: content,
    publishedOn: publishTime,
    productIds: products ?? [],
    ...toLocales({ language, languages }),
  }));

const newsPage = recordPage(newsArticle);

const hotTags = recordList(legacyTerm);

export type NewsArticle = z.infer<typeof newsArticle>;

type NewsFilter = { type: NewsType | undefined; tag: string | undefined };
type NewsQuery = Paging & NewsFilter & { product: string | undefined };

/** Articles, newest first. The content service has a separate call for articles with a tag. */
async function findPage(legacy: LegacyClient, paging: Paging, { type, tag }: NewsFilter) {
  const { page: pageNum, pageSize } = paging;
  const payload = { pageNum, pageSize, ...(type && { type: invert(TYPES)[type] }), ...(tag && { tag }) };
  const call = tag ? 'newsFindByTag' : 'newsFindAll';
  return toPage(await legacy.get({ call, payload, schema: newsPage }), paging);
}

/** The content service cannot filter by product, so the gateway filters the complete list. */
export async function findNews(legacy: LegacyClient, { type, tag, product, ...paging }: NewsQuery) {
  if (!product) return findPage(legacy, paging, { type, tag });
  const { items } = await findPage(legacy, ALL, { type, tag });
  return paginate(items.filter(isRelatedTo({ product })), paging);
}

export async function findNewsArticle(legacy: LegacyClient, id: string): Promise<NewsArticle | null> {
  return isRecordId(id) ? legacy.find({ call: 'newsFindById', params: { id }, schema: newsArticle }) : null;
}

export const newsLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findNewsArticle(legacy, id),
  findAll: async () => (await findPage(legacy, ALL, { type: undefined, tag: undefined })).items,
}));

export const newsByProduct = createReverseLoader(newsLoader, ({ productIds }) => productIds);

/** Tags, most used first. The only call with the language in the query string. */
export function findHotTags(legacy: LegacyClient, type: NewsType | undefined) {
  const query = { ...(type && { type: invert(TYPES)[type] }), language: legacy.language };
  return legacy.get({ call: 'newsFindHotTags', query, schema: hotTags });
}
