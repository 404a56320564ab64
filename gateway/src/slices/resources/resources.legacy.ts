import { z } from 'zod';
import type { DateSort, ProductLine, ResourceModule } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { legacyId, pageOf } from '../../legacy/shapes.ts';
import { type Paging, toPage } from '../../paging.ts';
import { isRecordId } from '../../record-loader.ts';
import { invert } from '../../words.ts';
import { LINES } from '../products/product-words.ts';
import { knowledgeFields, toEntry } from './knowledge-shapes.ts';

const MODULES = {
  caseStudies: 'CASE_STUDIES',
  webinars: 'WEBINARS',
  events: 'EVENTS',
  brochures: 'BROCHURES',
  news: 'NEWS',
  whitePapers: 'WHITE_PAPERS',
  blogs: 'BLOGS',
  articles: 'ARTICLES',
} as const satisfies Record<string, ResourceModule>;

const resource = z
  .object({
    ...knowledgeFields,
    module: z.enum(Object.keys(MODULES) as (keyof typeof MODULES)[]),
    liveStream: legacyId.nullish(),
  })
  .transform((record) => {
    const entry = toEntry(record);
    return {
      ...entry,
      path: pathOf(record.module, entry),
      module: MODULES[record.module],
      liveStreamId: record.liveStream ?? null,
    };
  });

export type Resource = z.infer<typeof resource>;

/** Events and case studies have pages of their own. */
function pathOf(module: keyof typeof MODULES, { id, slug }: { id: string; slug: string }): string {
  if (module === 'events') return `/aboutUs/events/detail/${slug}`;
  if (module === 'caseStudies') return `/application/moreApplication/cases/${id}`;
  return `/aboutUs/resources/detail/${slug}`;
}

export type ResourceQuery = Paging & {
  modules: readonly ResourceModule[];
  line: ProductLine | undefined;
  name: string | undefined;
  sort: DateSort;
};

export async function findResources(legacy: LegacyClient, query: ResourceQuery) {
  const { page, pageSize, modules, line, name, sort } = query;
  const payload = {
    pageNum: page,
    pageSize,
    modules: modules.map((module) => invert(MODULES)[module]),
    ...(line && { line: invert(LINES)[line] }),
    ...(name && { name }),
    sort: sort === 'OLDEST_FIRST' ? 'asc' : 'desc',
  };
  return toPage(await legacy.get({ call: 'knowledgeFindAll', payload, shape: pageOf(resource) }), { page, pageSize });
}

/** One resource, or null where there is none. */
export async function findResource(legacy: LegacyClient, id: string): Promise<Resource | null> {
  return isRecordId(id) ? legacy.find({ call: 'knowledgeFindById', params: { id }, shape: resource }) : null;
}
