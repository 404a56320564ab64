import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { COLUMNS, type OutboxConnection, type Parameter, RECEIPTS_TABLE } from './outbox-connection.ts';

const IN_MEMORY = ':memory:';

/** The file contains personal data; SQLite creates its other files with the same mode. */
const OWNER_ONLY = 0o600;

const SETTINGS = `
  pragma busy_timeout = 2000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;`;

const TABLES = `
  create table if not exists outbox_submissions (seq integer primary key autoincrement, ${COLUMNS});
  ${RECEIPTS_TABLE};`;

/** Opens or creates the file; throws a readable error if it is damaged. Committed writes survive a crash. */
export function openSqliteConnection(file: string): OutboxConnection {
  const database = open(file);
  return {
    query: async (sql, parameters = []) => database.prepare(sql).all(toNamed(parameters)),
    // One gateway per file. Two of them would still store each submission once, but not in order.
    lock: async () => ({ isHeld: () => true, release: async () => {} }),
    scrub: () => database.exec('pragma wal_checkpoint(truncate)'),
    close: async () => database.close(),
  };
}

function open(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) restrictAccess(file);
    const database = new DatabaseSync(file);
    database.exec(SETTINGS);
    const [result] = database.prepare('pragma quick_check(1)').all();
    if (result?.quick_check !== 'ok') throw new Error(String(result?.quick_check));
    database.exec(TABLES);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `OUTBOX_URL: cannot open ${file}: ${reason}. It may contain accepted form submissions: do not delete it; see “Outbox” in docs/operations.md.`,
      { cause: error },
    );
  }
}

function restrictAccess(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

function toNamed(parameters: readonly Parameter[]): Record<string, Parameter> {
  return Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]));
}
