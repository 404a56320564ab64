import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';
import { createSqliteDialect, openSqlite } from './node-sqlite.ts';
import { seed } from './seed.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const MAX_CONNECTIONS = 10;

/** Opens a `sqlite:` or `postgres:` database, migrates it and seeds the content. */
export async function openDatabase(url: string): Promise<Database> {
  const db = createDatabase(dialectOf(url));
  await migrate(db);
  await seed(db);
  return db;
}

export function createDatabase(dialect: Dialect): Database {
  // PostgreSQL rejects `in ()`.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect, plugins });
}

function dialectOf(url: string): Dialect {
  if (!/^postgres(ql)?:/.test(url)) return createSqliteDialect(openSqlite(url.replace(/^sqlite:/, '')));
  const pool = new Pool({ connectionString: url, max: MAX_CONNECTIONS });
  // The pool replaces a broken idle connection; the next query reports a persistent failure.
  pool.on('error', (error) => console.error('A database connection was closed:', error.message));
  return new PostgresDialect({ pool });
}
