import { openDatabase } from '../../legacy/src/store/database.ts';
import { listLeads } from '../../legacy/src/store/leads.ts';

/** Compares acknowledged submissions, by idempotency key, with the stored ones. */
export async function compareWithStore(databaseUrl: string, references: ReadonlyMap<string, string | undefined>) {
  const db = await openDatabase(databaseUrl);
  const stored = (await listLeads(db, {})).map(({ id, comments }) => ({ reference: id, key: String(comments) }));
  await db.destroy();
  const byKey = new Map(stored.map(({ key, reference }) => [key, reference]));
  const lost = [...references].filter(([key, reference]) => !reference || byKey.get(key) !== reference);
  return {
    lost: lost.length,
    twice: stored.length - new Set(stored.map(({ key }) => key)).size,
    unknown: stored.filter(({ key }) => !references.has(key)).length,
  };
}
