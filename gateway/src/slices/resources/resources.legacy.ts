import type { DateSort, ProductLine, ResourceModule } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/pagination.ts';
import type { RelationFilter } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { ARTICLE_MODULES } from '../knowledge/article-schema.ts';
import { findKnowledge, type KnowledgeRecord } from '../knowledge/knowledge.legacy.ts';
import { LINES } from '../products/product-enums.ts';

/** @public Used by the generated resolver types. */
export type Resource = KnowledgeRecord;

const MODULES = { ...ARTICLE_MODULES, caseStudies: 'CASE_STUDIES', events: 'EVENTS' } as const;

type ResourceQuery = Paging &
  RelationFilter & {
    modules: readonly ResourceModule[];
    line: ProductLine | undefined;
    name: string | undefined;
    sort: DateSort;
  };

export function findResources(legacy: LegacyClient, query: ResourceQuery) {
  const { modules, line, name, sort, product, material, ...paging } = query;
  const filter = {
    modules: modules.map((module) => invert(MODULES)[module]),
    ...(line && { line: invert(LINES)[line] }),
    ...(name && { name }),
    sort: sort === 'OLDEST_FIRST' ? ('asc' as const) : ('desc' as const),
  };
  return findKnowledge(legacy, paging, filter, { product, material });
}
