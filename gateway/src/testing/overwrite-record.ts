import type { Database } from '@heliograph/legacy/database.ts';

/** Overwrites fields of a content record in every language. */
export async function overwriteRecord(db: Database, kind: string, id: string, fields: object): Promise<void> {
  const texts = db.selectFrom('record_texts').select(['language', 'body']);
  const rows = await texts.where('kind', '=', kind).where('id', '=', id).execute();
  if (rows.length === 0) throw new Error(`No ${kind} ${id}`);
  for (const { language, body } of rows) {
    await db
      .updateTable('record_texts')
      .set({ body: JSON.stringify({ ...JSON.parse(body), ...fields }) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('language', '=', language)
      .execute();
  }
}

/** Overwrites fields of a content record with a new revision, as a release of the content service does. */
export async function changeRecord(db: Database, kind: string, id: string, fields: object): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await overwriteRecord(trx, kind, id, fields);
    const { last } = await trx
      .selectFrom('record_revisions')
      .select(({ fn }) => fn.max('revision').as('last'))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('record_revisions')
      .set({ revision: Number(last) + 1, updated_at: new Date().toISOString() })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes a content record in every language; returns a function that restores it. */
export async function deleteRecord(db: Database, kind: string, id: string): Promise<() => Promise<void>> {
  const rows = await db
    .deleteFrom('record_texts')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returningAll()
    .execute();
  return async () => {
    await db.insertInto('record_texts').values(rows).execute();
  };
}
