import { createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import type { CaseStudyField } from '#gateway/schema.generated.ts';

/** Fields of use by their name in the URL, in display order. */
export const fields = {
  dentistry: 'DENTISTRY',
  hearables: 'HEARABLES',
  rehabilitation: 'ORTHOPAEDIC_REHABILITATION',
  innovation: 'INNOVATION',
} as const satisfies Record<string, CaseStudyField>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

export const sortOrders = ['desc', 'asc'] as const;

export const overviewParams = {
  field: parseAsStringLiteral(fieldNames),
  sort: parseAsStringLiteral(sortOrders).withDefault('desc'),
};

export type OverviewQuery = inferParserType<typeof overviewParams>;

export const toOverviewSearch = createSerializer(overviewParams);

/** `rows` are sorted newest first. */
export function filterCases<Row extends { field: CaseStudyField }>(rows: readonly Row[], query: OverviewQuery) {
  const { field, sort } = query;
  const found = field === null ? rows : rows.filter((row) => row.field === fields[field]);
  return sort === 'asc' ? found.toReversed() : found;
}
