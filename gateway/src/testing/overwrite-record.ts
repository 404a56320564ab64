import type { Database } from '@heliograph/legacy/database.ts';

/** Puts other values into fields of a record of the content service, in every language. */
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
