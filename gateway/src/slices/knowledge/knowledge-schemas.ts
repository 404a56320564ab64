import { z } from 'zod';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyHtml, legacyId, legacyPicture, legacyText, toLocales, translationFields } from '../../legacy/schemas.ts';
import { LINES } from '../products/product-enums.ts';

/** What every record of the knowledge base carries. */
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

/** The common part of a record in the words of the schema. */
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
    ...toLocales(record),
  };
}
