import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { Database } from './database.ts';
import { contains } from './normalize-text.ts';
import type { RecordKindName } from './record-kinds.ts';
import { readUpdateTimes } from './update-times.ts';

type Code = string | number;

/** Sort orders; ties keep the editorial order. */
const ORDERS = {
  position: ['position', 'asc'],
  newest: ['published_on', 'desc'],
  oldest: ['published_on', 'asc'],
  soonest: ['first_day', 'asc'],
} as const;

export type RecordQuery = {
  kind: RecordKindName;
  language: ContentLanguage;
  /** Codes by tag name, any of which matches; names without codes are ignored. */
  tags?: Record<string, Code | readonly Code[] | undefined>;
  /** Substring of the title. */
  title?: string | undefined;
  /** Records that overlap this range of days, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  order?: keyof typeof ORDERS;
  pageNum?: number;
  pageSize?: number;
};

/** A response body, with its language, the available languages and the time of its last change. */
export type StoredBody = Record<string, unknown> & { language: string; languages: string[]; updatedAt: string };

/** One page of matching records, in the language or else in English. */
export async function findRecords(db: Database, query: RecordQuery) {
  const { pageNum = 1, pageSize = 10_000, order = 'position' } = query;
  const rows = matching(db, query);
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = ORDERS[order];
  const page = await rows
    .select('records.id')
    .orderBy(column, direction)
    .orderBy('position')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const ids = page.map(({ id }) => id);
  return { total: Number(total), pageNum, pageSize, records: await readRecords(db, query.kind, ids, query.language) };
}

function matching(db: Database, { kind, language, tags = {}, title, from, to }: RecordQuery) {
  let rows = db.selectFrom('records').where('records.kind', '=', kind);
  for (const [name, wanted = []] of Object.entries(tags)) {
    const codes = [wanted].flat().map(String);
    if (codes.length === 0) continue;
    const tagged = db.selectFrom('record_tags').select('id').where('kind', '=', kind).where('name', '=', name);
    rows = rows.where('records.id', 'in', tagged.where('code', 'in', codes));
  }
  if (from) rows = rows.where('last_day', '>=', from);
  if (to) rows = rows.where('first_day', '<=', to);
  if (!title) return rows;
  const titled = db.selectFrom('record_texts').select('id').where('kind', '=', kind).where('language', '=', language);
  return rows.where('records.id', 'in', titled.where(contains('folded_title', title)));
}

/** Records in the order of `ids`; skips unknown ids. */
export async function readRecords(
  db: Database,
  kind: RecordKindName,
  ids: string[],
  language: ContentLanguage,
): Promise<StoredBody[]> {
  if (ids.length === 0) return [];
  const texts = db.selectFrom('record_texts').select(['id', 'body']).where('kind', '=', kind);
  const rows = await texts.where('id', 'in', ids).where('language', '=', language).execute();
  const updatedAt = await readUpdateTimes(db, kind, ids);
  const bodies = new Map(rows.map(({ id, body }) => [id, { ...JSON.parse(body), updatedAt: updatedAt.get(id) }]));
  return ids.flatMap((id) => bodies.get(id) ?? []);
}

export async function findRecord(
  db: Database,
  kind: RecordKindName,
  id: string,
  language: ContentLanguage,
): Promise<StoredBody | undefined> {
  const [record] = await readRecords(db, kind, [id], language);
  return record;
}
