import { type RawBuilder, sql } from 'kysely';

/** A text as it is compared: widths and cases made equal, blanks made single, nothing that no database can hold. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a column of folded text holds a text anywhere; any script, any length. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${normalizeText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
