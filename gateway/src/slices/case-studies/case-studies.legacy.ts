import type { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/pagination.ts';
import type { RelationFilter } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { type caseStudy, FIELDS } from '../knowledge/case-study-schema.ts';
import { findKnowledge, findKnowledgeRecord, type KnowledgeRecord } from '../knowledge/knowledge.legacy.ts';

export type CaseStudy = z.infer<typeof caseStudy>;

type CaseStudyQuery = Paging & RelationFilter & { field: CaseStudyField | undefined };

/** Case studies, newest first. */
export async function findCaseStudies(legacy: LegacyClient, { field, product, material, ...paging }: CaseStudyQuery) {
  const filter = {
    modules: ['caseStudies'],
    ...(field && { field: Number(invert(FIELDS)[field]) }),
    sort: 'desc' as const,
  };
  const page = await findKnowledge(legacy, paging, filter, { product, material });
  return { ...page, items: selectCaseStudies(page.items) };
}

export function selectCaseStudies(records: readonly KnowledgeRecord[]): CaseStudy[] {
  return records.filter((record) => record.module === 'CASE_STUDIES');
}

/** Null for an unknown id and for a record of another module. */
export async function findCaseStudy(legacy: LegacyClient, id: string): Promise<CaseStudy | null> {
  const record = await findKnowledgeRecord(legacy, id);
  return record?.module === 'CASE_STUDIES' ? record : null;
}
