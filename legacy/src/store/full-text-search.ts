import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { contains, normalizeText } from './normalize-text.ts';

const MAX_WORDS = 8;

/** Whitespace, or a boundary between Chinese and Latin or digits, where users often omit the space. */
const BETWEEN_WORDS = /\s+|(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})/u;

/** Full-text search: entries that contain all words; those with the whole text in the title come first. */
export async function search(
  db: Database,
  { text, language, page, size }: { text: string; language: ContentLanguage; page: number; size: number },
) {
  let rows = db.selectFrom('search_entries').where('language', '=', language);
  const words = normalizeText(text).split(BETWEEN_WORDS);
  for (const word of words.slice(0, MAX_WORDS)) rows = rows.where(contains('folded_words', word));
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const inTitle = sql<number>`case when ${contains('folded_title', words.join(' '))} then 0 else 1 end`;
  const records = await rows
    .select(['title', 'url'])
    .orderBy(inTitle)
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), pageNum: page, pageSize: size, records };
}
