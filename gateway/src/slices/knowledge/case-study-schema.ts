import { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyNumericCode, legacyText } from '../../legacy/schemas.ts';
import { knowledgeFields, toEntry } from './knowledge-schemas.ts';

export const FIELDS: Record<string, CaseStudyField> = {
  '1': 'DENTISTRY',
  '2': 'INNOVATION',
  '3': 'HEARABLES',
  '5': 'ORTHOPAEDIC_REHABILITATION',
};

const result = z.object({ figure: legacyText, label: legacyText });

const summaryTexts = { title: legacyText, summary: legacyText, customer: legacyText };
const localizedSummary = z.object({ ...summaryTexts, results: z.array(result) });

export const caseStudy = z
  .object({
    ...knowledgeFields,
    module: z.literal('caseStudies'),
    field: legacyNumericCode(FIELDS),
    customer: legacyText,
    results: z.array(result),
    ...optional({ localizedSummary }),
  })
  .transform((record) => {
    const entry = toEntry(record);
    return {
      ...entry,
      module: 'CASE_STUDIES' as const,
      liveStreamId: null,
      path: `/application/moreApplication/cases/${entry.id}`,
      field: FIELDS[record.field] ?? 'INNOVATION',
      customer: record.customer,
      results: record.results,
      localizedSummary: record.localizedSummary,
    };
  });
