import { z } from 'zod';
import type { CaseStudyField } from '../../generated/resolvers.ts';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyHtml, legacyNumericCode, legacyText } from '../../legacy/schemas.ts';
import { knowledgeFields, toEntry } from './knowledge-schemas.ts';

export const FIELDS: Record<string, CaseStudyField> = {
  '1': 'DENTISTRY',
  '2': 'INNOVATION',
  '3': 'HEARABLES',
  '5': 'ORTHOPAEDIC_REHABILITATION',
};

const change = z.object({ before: z.number().nonnegative(), after: z.number().nonnegative() });
const texts = { figure: legacyText, label: legacyText };
const result = z.object({ ...texts, ...optional({ change }) });

const summaryTexts = { title: legacyText, summary: legacyText, customer: legacyText };
const localizedSummary = z.object({
  ...summaryTexts,
  results: z.array(z.object(texts)),
  ...optional({ content: legacyHtml }),
});

export const caseStudy = z
  .object({
    ...knowledgeFields,
    module: z.literal('caseStudies'),
    field: legacyNumericCode(FIELDS),
    customer: legacyText,
    country: legacyText,
    results: z.array(result),
    ...optional({ localizedSummary }),
  })
  .transform((record) => {
    const entry = toEntry(record);
    const { results, localizedSummary: summary } = record;
    return {
      ...entry,
      module: 'CASE_STUDIES' as const,
      liveStreamId: null,
      path: `/application/moreApplication/cases/${entry.id}`,
      field: FIELDS[record.field] ?? 'INNOVATION',
      customer: record.customer,
      country: record.country,
      results,
      localizedSummary: summary && {
        ...summary,
        body: summary.content,
        // In the order of those of the text.
        results: summary.results.map((one, index) => ({ ...one, change: results[index]?.change ?? null })),
      },
    };
  });
