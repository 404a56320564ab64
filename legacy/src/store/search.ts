import { sql } from 'kysely';
import type { ContentLanguage } from '../../content/text.ts';
import type { Database } from './database.ts';
import { contains } from './fold.ts';

const MAX_WORDS = 8;

/** Entries that hold every word; those with the whole text in the title first. */
export async function search(
  db: Database,
  { text, language, page, size }: { text: string; language: ContentLanguage; page: number; size: number },
) {
  let rows = db.selectFrom('search_entries').where('language', '=', language);
  for (const word of text.trim().split(/\s+/).slice(0, MAX_WORDS)) rows = rows.where(contains('folded_words', word));
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const inTitle = sql<number>`case when ${contains('folded_title', text)} then 0 else 1 end`;
  const records = await rows
    .select(['title', 'url'])
    .orderBy(inTitle)
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), pageNum: page, pageSize: size, records };
}
