import { z } from 'zod';
import { legacyHtml, legacyId, optionalPicture, toTranslated, translated } from '../../legacy/shapes.ts';
import { LINES } from '../products/product-words.ts';

/** What every record of the knowledge base carries. */
export const knowledgeFields = {
  id: legacyId,
  urlName: z.string().regex(/^[\w-]+$/),
  line: z.enum(['dental', 'reflex']),
  title: z.string(),
  summary: z.string(),
  content: legacyHtml,
  publishTime: z.iso.date(),
  products: z.array(legacyId).default([]),
  materials: z.array(legacyId).default([]),
  picture: optionalPicture,
  ...translated,
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
    productIds: products,
    materialIds: materials,
    picture,
    ...toTranslated(record),
  };
}
