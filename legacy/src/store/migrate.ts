import type { Kysely, RawBuilder } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { statements as content } from './migrations/0001-content.ts';
import { statements as records } from './migrations/0002-records.ts';
import { statements as leadKeys } from './migrations/0003-lead-keys.ts';
import { statements as recordRevisions } from './migrations/0004-record-revisions.ts';
import type { Tables } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001-content': toMigration(content),
  '0002-records': toMigration(records),
  '0003-lead-keys': toMigration(leadKeys),
  '0004-record-revisions': toMigration(recordRevisions),
};

function toMigration(statements: RawBuilder<unknown>[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await statement.execute(db);
    },
  };
}

/** Runs all pending migrations; throws with the name of the one that failed. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? 'of the database'} failed`, { cause: error });
}
