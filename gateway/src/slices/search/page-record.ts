import DataLoader from 'dataloader';
import { perOperation } from '../../graphql/per-operation.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { type KnowledgeRecord, knowledgeLoader } from '../knowledge/knowledge.legacy.ts';
import { liveStreamLoader } from '../live-streams/live-streams.legacy.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { newsLoader } from '../news/news.legacy.ts';
import type { Product } from '../products/product-schemas.ts';
import { productLoader } from '../products/products.legacy.ts';
import { parseRecordPath, type RecordReference } from './page-record-paths.ts';

export type PageRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Loads the records of pages by path, with at most one call per record type. */
export const pageRecordLoader = perOperation(
  (legacy) =>
    new DataLoader<string, PageRecord | null>(async (paths) => {
      const references = paths.map(parseRecordPath);
      const needsProducts = references.some((reference) => reference && isProduct(reference));
      const products = needsProducts ? productLoader(legacy).findAll() : Promise.resolve([]);
      const records = await Promise.allSettled(
        references.map((reference) => reference && findRecord(legacy, reference, products)),
      );
      return records.map((record) => (record.status === 'fulfilled' ? record.value : toError(record.reason)));
    }),
);

async function findRecord(legacy: LegacyClient, reference: RecordReference, products: Promise<readonly Product[]>) {
  if (isProduct(reference)) return withType('Product', (await products).find(matches(reference)) ?? null);
  const { type, id } = reference;
  if (type === 'Material') return withType(type, await materialLoader(legacy).load(id));
  if (type === 'NewsArticle') return withType(type, await newsLoader(legacy).load(id));
  if (type === 'LiveStream') return withType(type, await liveStreamLoader(legacy).load(id));
  return toKnowledge(type, await knowledgeLoader(legacy).load(id));
}

type ProductReference = Extract<RecordReference, { type: 'Product' | 'Machine' }>;

function isProduct(reference: RecordReference): reference is ProductReference {
  return reference.type === 'Product' || reference.type === 'Machine';
}

function matches(reference: ProductReference): (product: Product) => boolean {
  return ({ id, path }) => (reference.type === 'Product' ? id === reference.id : path === reference.path);
}

/** Null if the path is that of another type. */
function toKnowledge(type: 'CaseStudy' | 'Event' | 'Resource', record: KnowledgeRecord | null) {
  if (record?.module === 'CASE_STUDIES') return type === 'CaseStudy' ? withType(type, record) : null;
  if (record?.module === 'EVENTS') return type === 'Event' ? withType(type, record) : null;
  return type === 'Resource' ? withType(type, record) : null;
}

function withType<Type extends string, Item extends object>(type: Type, record: Item | null) {
  return record && { ...record, __typename: type };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
