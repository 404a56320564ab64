import { createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import type { CaseStudyField } from '#gateway/schema.generated.ts';
import { type ResultKind, resultKinds } from './result-kinds.ts';

/** Fields of use by their name in the URL, in display order. */
export const fields = {
  dentistry: 'DENTISTRY',
  hearables: 'HEARABLES',
  rehabilitation: 'ORTHOPAEDIC_REHABILITATION',
  innovation: 'INNOVATION',
} as const satisfies Record<string, CaseStudyField>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

/** Daily use first, or by date. */
export const sortOrders = ['home', 'desc', 'asc'] as const;

/** Parts in daily use, or made in an evaluation. */
export const uses = ['daily', 'evaluation'] as const;

export const overviewParams = {
  field: parseAsStringLiteral(fieldNames),
  result: parseAsStringLiteral(resultKinds),
  use: parseAsStringLiteral(uses),
  sort: parseAsStringLiteral(sortOrders).withDefault('home'),
};

export type OverviewQuery = inferParserType<typeof overviewParams>;

export const toOverviewSearch = createSerializer(overviewParams);

/** `publishedOn` is a day in ISO 8601. */
type Filtered = {
  field: CaseStudyField;
  results: readonly ResultKind[];
  isEvaluation: boolean;
  publishedOn: string;
};

/** `rows` are in the order of the sort `home`. */
export function filterCases<Row extends Filtered>(rows: readonly Row[], query: OverviewQuery): Row[] {
  const { field, result, use, sort } = query;
  const found = rows.filter(
    (row) =>
      (field === null || row.field === fields[field]) &&
      (result === null || row.results.includes(result)) &&
      (use === null || row.isEvaluation === (use === 'evaluation')),
  );
  if (sort === 'home') return found;
  const newestFirst = found.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  return sort === 'asc' ? newestFirst.toReversed() : newestFirst;
}
