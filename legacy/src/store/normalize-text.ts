import { type RawBuilder, sql } from 'kysely';

/** Normalizes width, case and whitespace for comparison, and removes control characters. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A substring match on a normalized column, in any script and of any length. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${normalizeText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
