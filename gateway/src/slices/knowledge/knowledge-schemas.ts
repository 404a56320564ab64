import { z } from 'zod';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyHtml, legacyId, legacyPicture, legacyText, toLocales, translationFields } from '../../legacy/schemas.ts';
import { LINES } from '../products/product-enums.ts';

/** Fields of every knowledge base record. */
export const knowledgeFields = {
  id: legacyId,
  urlName: z.string().regex(/^[\w-]+$/),
  line: z.enum(['dental', 'reflex']),
  title: legacyText,
  summary: legacyText,
  content: legacyHtml,
  publishTime: z.iso.date(),
  ...optional({ products: z.array(legacyId), materials: z.array(legacyId), picture: legacyPicture }),
  ...translationFields,
};

const knowledgeRecord = z.object(knowledgeFields);

/** Maps the common fields of a record. */
export function toEntry(record: z.infer<typeof knowledgeRecord>) {
  const { id, urlName, line, title, summary, content, publishTime, products, materials, picture } = record;
  return {
    id,
    slug: `${urlName}-${id}`,
    line: LINES[line] ?? 'DENTAL',
    title,
    summary,
    body: content,
    publishedOn: publishTime,
    productIds: products ?? [],
    materialIds: materials ?? [],
    picture,
    updatedAt: record.updatedAt,
    ...toLocales(record),
  };
}
