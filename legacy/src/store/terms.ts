import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { Database } from './database.ts';

export type Term = { code: string; name: string };

/** All terms of one language by kind, in order. */
export async function readTerms(db: Database, language: ContentLanguage): Promise<Map<string, Term[]>> {
  const rows = await db.selectFrom('terms').selectAll().where('language', '=', language).orderBy('position').execute();
  const terms = new Map<string, Term[]>();
  for (const { kind, code, label } of rows) {
    terms.set(kind, [...(terms.get(kind) ?? []), { code, name: label }]);
  }
  return terms;
}
