import type { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/paging.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { type caseStudy, FIELDS } from '../knowledge/case-study-schema.ts';
import { findKnowledge, findKnowledgeRecord } from '../knowledge/knowledge.legacy.ts';

export type CaseStudy = z.infer<typeof caseStudy>;

/** Case studies, newest first. */
export async function findCaseStudies(legacy: LegacyClient, field: CaseStudyField | undefined, paging: Paging) {
  const found = await findKnowledge(legacy, paging, {
    modules: ['caseStudies'],
    ...(field && { field: Number(invert(FIELDS)[field]) }),
    sort: 'desc',
  });
  return { ...found, items: found.items.filter((record) => record.module === 'CASE_STUDIES') };
}

/** One case study, or null where there is none; another record of the knowledge base is none. */
export async function findCaseStudy(legacy: LegacyClient, id: string): Promise<CaseStudy | null> {
  const record = await findKnowledgeRecord(legacy, id);
  return record?.module === 'CASE_STUDIES' ? record : null;
}
