import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import { createSqliteDialect } from './node-sqlite.ts';
import { seed } from './seed.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const MAX_CONNECTIONS = 10;

/** Opens the database behind a `sqlite:` or `postgres:` URL, with tables and content up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: dialectOf(url) });
  await migrate(db);
  await seed(db);
  return db;
}

function dialectOf(url: string): Dialect {
  if (!/^postgres(ql)?:/.test(url)) return createSqliteDialect(url.replace(/^sqlite:/, ''));
  const pool = new Pool({ connectionString: url, max: MAX_CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by the pool; the next query tells what is wrong.
  pool.on('error', (error) => console.error('The database closed a connection:', error.message));
  return new PostgresDialect({ pool });
}
