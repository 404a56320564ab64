import type { LegacyClient } from '../../legacy/client.ts';
import { knowledgeLoader } from '../knowledge/knowledge.legacy.ts';
import { liveStreamLoader } from '../live-streams/live-streams.legacy.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { newsLoader } from '../news/news.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findSampleCategories, sampleLoader } from '../samples/samples.legacy.ts';
import { softwareReleaseLoader, supportArticleLoader } from '../support/support.legacy.ts';

type FindRecord = (legacy: LegacyClient, id: string) => Promise<{ id: string } | null>;

/** How to find a record of each type that implements `Node`. */
export const nodeTypes = {
  CaseStudy: (legacy, id) => findKnowledge(legacy, id, 'CASE_STUDIES'),
  Event: (legacy, id) => findKnowledge(legacy, id, 'EVENTS'),
  LiveStream: (legacy, id) => liveStreamLoader(legacy).load(id),
  Material: (legacy, id) => materialLoader(legacy).load(id),
  NewsArticle: (legacy, id) => newsLoader(legacy).load(id),
  Product: (legacy, id) => productLoader(legacy).load(id),
  Resource: (legacy, id) => knowledgeLoader(legacy).load(id),
  Sample: (legacy, id) => sampleLoader(legacy).load(id),
  SampleCategory: async (legacy, id) =>
    (await findSampleCategories(legacy)).find((category) => category.id === id) ?? null,
  SoftwareRelease: (legacy, id) => softwareReleaseLoader(legacy).load(id),
  SupportArticle: (legacy, id) => supportArticleLoader(legacy).load(id),
} as const satisfies Record<string, FindRecord>;

export type NodeType = keyof typeof nodeTypes;

async function findKnowledge(legacy: LegacyClient, id: string, module: 'CASE_STUDIES' | 'EVENTS') {
  const record = await knowledgeLoader(legacy).load(id);
  return record?.module === module ? record : null;
}
