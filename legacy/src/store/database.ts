import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { createSqliteDialect } from './node-sqlite.ts';
import { seed } from './seed.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Opens the database behind a `sqlite:` URL, with tables and content up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(url.replace(/^sqlite:/, '')) });
  await migrate(db);
  await seed(db);
  return db;
}
