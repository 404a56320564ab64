import { openDatabase } from '../../legacy/src/store/database.ts';
import { listLeads } from '../../legacy/src/store/leads.ts';
import { type Journal, toKey } from './submissions.ts';

type Sent = { journal: Journal; since: string };

export type StoreComparison = { acknowledged: number; lost: number; twice: number; unknown: number };

/** Compares acknowledged submissions with the leads stored since `since`. */
export async function compareWithStore(databaseUrl: string, { journal, since }: Sent): Promise<StoreComparison> {
  const db = await openDatabase(databaseUrl);
  const leads = await listLeads(db, { since });
  await db.destroy();
  const stored = leads.map(({ id, email }) => ({ reference: id, key: toKey(email) }));
  const byKey = new Map(stored.map(({ key, reference }) => [key, reference]));
  const acknowledged = [...journal].filter(([, reference]) => reference !== undefined);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(([key, reference]) => byKey.get(key) !== reference).length,
    twice: stored.length - byKey.size,
    unknown: stored.filter(({ key }) => !journal.has(key)).length,
  };
}
