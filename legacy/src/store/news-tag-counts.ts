import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { Database } from './database.ts';
import { readTerms } from './terms.ts';

/** News tags with their article counts, most used first. */
export async function countNewsTags(db: Database, language: ContentLanguage, type: string | undefined) {
  const typed = db.selectFrom('record_tags').select('id').where('kind', '=', 'news').where('name', '=', 'type');
  let rows = db.selectFrom('record_tags').where('kind', '=', 'news').where('name', '=', 'tag');
  if (type) rows = rows.where('id', 'in', typed.where('code', '=', type));
  const counted = await rows
    .select(({ fn }) => ['code', fn.countAll().as('count')])
    .groupBy('code')
    .execute();
  const counts = new Map(counted.map(({ code, count }) => [code, Number(count)]));
  const terms = (await readTerms(db, language)).get('newsTag') ?? [];
  return terms
    .flatMap((term) => ({ ...term, count: counts.get(term.code) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
