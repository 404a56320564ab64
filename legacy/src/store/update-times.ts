import type { Database } from './database.ts';

/** When the records last changed, by id. */
export async function readUpdateTimes(db: Database, kind: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('record_revisions')
    .select(['id', 'updated_at'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}
