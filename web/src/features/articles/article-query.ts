import { createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import type { ProductLine } from '#gateway/schema.generated.ts';

/** Product lines by their name in the URL. */
export const lines = { dental: 'DENTAL', reflex: 'REFLEX' } as const satisfies Record<string, ProductLine>;

export type LineName = keyof typeof lines;

export const lineNames = Object.keys(lines) as LineName[];

export const sortOrders = ['desc', 'asc'] as const;

export const articleParams = {
  line: parseAsStringLiteral(lineNames),
  sort: parseAsStringLiteral(sortOrders).withDefault('desc'),
};

export type ArticleQuery = inferParserType<typeof articleParams>;

export const toArticleSearch = createSerializer(articleParams);

/** `rows` are sorted newest first. */
export function filterArticles<Row extends { line: ProductLine }>(rows: readonly Row[], { line, sort }: ArticleQuery) {
  const found = line === null ? rows : rows.filter((row) => row.line === lines[line]);
  return sort === 'asc' ? found.toReversed() : found;
}
