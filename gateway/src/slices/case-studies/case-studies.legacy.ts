import { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { pageOf } from '../../legacy/shapes.ts';
import { type Paging, toPage } from '../../paging.ts';
import { isRecordId } from '../../record-loader.ts';
import { invert } from '../../words.ts';
import { knowledgeFields, orNone, toEntry } from '../resources/knowledge-shapes.ts';

const FIELDS: Record<string, CaseStudyField> = {
  '1': 'DENTISTRY',
  '2': 'INNOVATION',
  '3': 'HEARABLES',
  '5': 'ORTHOPAEDIC_REHABILITATION',
};

const caseStudy = z
  .object({
    ...knowledgeFields,
    module: z.literal('caseStudies'),
    field: z.number().int(),
    customer: z.string(),
    results: z.array(z.object({ figure: z.string(), label: z.string() })),
  })
  .transform((record) => {
    const entry = toEntry(record);
    return {
      ...entry,
      path: `/application/moreApplication/cases/${entry.id}`,
      field: FIELDS[record.field] ?? 'INNOVATION',
      customer: record.customer,
      results: record.results,
    };
  });

export type CaseStudy = z.infer<typeof caseStudy>;

type CaseStudyQuery = Paging & { field: CaseStudyField | undefined };

/** Case studies, newest first. */
export async function findCaseStudies(legacy: LegacyClient, { page, pageSize, field }: CaseStudyQuery) {
  const payload = {
    pageNum: page,
    pageSize,
    modules: ['caseStudies'],
    ...(field && { field: Number(invert(FIELDS)[field]) }),
    sort: 'desc',
  };
  return toPage(await legacy.get({ call: 'knowledgeFindAll', payload, shape: pageOf(caseStudy) }), { page, pageSize });
}

/** One case study, or null where there is none; another record of the knowledge base is none. */
export async function findCaseStudy(legacy: LegacyClient, id: string): Promise<CaseStudy | null> {
  if (!isRecordId(id)) return null;
  return legacy.find({ call: 'knowledgeFindById', params: { id }, shape: orNone(caseStudy, 'caseStudies') });
}
