import { z } from 'zod';
import { type Paging, paginate, toPage } from '../../graphql/pagination.ts';
import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader, hasRelation, isRelatedTo, type RelationFilter } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { recordPage } from '../../legacy/lenient-parse.ts';
import { article } from './article-schema.ts';
import { caseStudy } from './case-study-schema.ts';
import { event } from './event-schema.ts';

/** Larger than the number of records. */
const ALL: Paging = { page: 1, pageSize: 1_000 };

/** One schema for all modules: cached responses are parsed once and shared between events, resources and case studies. */
const knowledgeRecord = z.discriminatedUnion('module', [article, event, caseStudy]);

const knowledgePage = recordPage(knowledgeRecord);

export type KnowledgeRecord = z.infer<typeof knowledgeRecord>;

type KnowledgeFilter = {
  modules: string[];
  /** `desc` and `asc` sort by publication date, `soonest` by the date of the event. */
  sort: 'desc' | 'asc' | 'soonest';
  line?: string;
  name?: string;
  from?: string;
  to?: string;
  category?: string;
  field?: number;
};

async function findPage(legacy: LegacyClient, paging: Paging, filter: KnowledgeFilter) {
  const payload = { pageNum: paging.page, pageSize: paging.pageSize, ...filter };
  return toPage(await legacy.get({ call: 'knowledgeFindAll', payload, schema: knowledgePage }), paging);
}

/** The content service cannot filter by related records, so the gateway filters the complete list. */
export async function findKnowledge(
  legacy: LegacyClient,
  paging: Paging,
  filter: KnowledgeFilter,
  relations: RelationFilter = {},
) {
  if (!hasRelation(relations)) return findPage(legacy, paging, filter);
  const { items } = await findPage(legacy, ALL, filter);
  return paginate(items.filter(isRelatedTo(relations)), paging);
}

export async function findKnowledgeRecord(legacy: LegacyClient, id: string): Promise<KnowledgeRecord | null> {
  return isRecordId(id) ? legacy.find({ call: 'knowledgeFindById', params: { id }, schema: knowledgeRecord }) : null;
}

/** Records of all modules. */
export const knowledgeLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findKnowledgeRecord(legacy, id),
  findAll: async () => (await findPage(legacy, ALL, { modules: [], sort: 'desc' })).items,
}));

export const knowledgeByProduct = createReverseLoader(knowledgeLoader, ({ productIds }) => productIds);
export const knowledgeByMaterial = createReverseLoader(knowledgeLoader, ({ materialIds }) => materialIds);
export const knowledgeByLiveStream = createReverseLoader(knowledgeLoader, ({ liveStreamId }) =>
  liveStreamId ? [liveStreamId] : [],
);
