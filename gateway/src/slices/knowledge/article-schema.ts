import { z } from 'zod';
import type { ResourceModule } from '../../generated/resolvers.ts';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyId } from '../../legacy/schemas.ts';
import { knowledgeFields, toEntry } from './knowledge-schemas.ts';

/** All modules except events and case studies, which have separate schemas. */
export const ARTICLE_MODULES = {
  webinars: 'WEBINARS',
  brochures: 'BROCHURES',
  news: 'NEWS',
  whitePapers: 'WHITE_PAPERS',
  blogs: 'BLOGS',
  articles: 'ARTICLES',
} as const satisfies Record<string, ResourceModule>;

export const article = z
  .object({
    ...knowledgeFields,
    module: z.enum(Object.keys(ARTICLE_MODULES) as (keyof typeof ARTICLE_MODULES)[]),
    ...optional({ liveStream: legacyId }),
  })
  .transform((record) => {
    const entry = toEntry(record);
    return {
      ...entry,
      path: `/aboutUs/resources/detail/${entry.slug}`,
      module: ARTICLE_MODULES[record.module],
      liveStreamId: record.liveStream,
      localizedSummary: null,
    };
  });
