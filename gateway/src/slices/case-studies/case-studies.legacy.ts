import type { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/pagination.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { type caseStudy, FIELDS } from '../knowledge/case-study-schema.ts';
import { findKnowledge, findKnowledgeRecord } from '../knowledge/knowledge.legacy.ts';

export type CaseStudy = z.infer<typeof caseStudy>;

/** Case studies, newest first. */
export async function findCaseStudies(legacy: LegacyClient, field: CaseStudyField | undefined, paging: Paging) {
  const page = await findKnowledge(legacy, paging, {
    modules: ['caseStudies'],
    ...(field && { field: Number(invert(FIELDS)[field]) }),
    sort: 'desc',
  });
  return { ...page, items: page.items.filter((record) => record.module === 'CASE_STUDIES') };
}

/** Null for an unknown id and for a record of another module. */
export async function findCaseStudy(legacy: LegacyClient, id: string): Promise<CaseStudy | null> {
  const record = await findKnowledgeRecord(legacy, id);
  return record?.module === 'CASE_STUDIES' ? record : null;
}
