import { Pool, type PoolClient } from 'pg';
import type { Report } from '../errors/error-reporting.ts';
import { COLUMNS, type DeliveryLock, type OutboxConnection, RECEIPTS_TABLE } from './outbox-connection.ts';

const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 1_000;
const QUERY_TIMEOUT_MS = 2_000;

/** Advisory locks are numbers; these are the ASCII codes of `outbox`, and the next number. */
const DELIVERY_LOCK = 0x6f7574626f78;
const MIGRATION_LOCK = DELIVERY_LOCK + 1;

/** Concurrent `create table if not exists` fails in PostgreSQL. */
const TABLES = `
  select pg_advisory_xact_lock(${MIGRATION_LOCK});
  create table if not exists outbox_submissions (
    seq bigint generated always as identity primary key, ${COLUMNS}
  );
  ${RECEIPTS_TABLE};`;

/** Connects on first use, so that the gateway starts without the database. Instances share the outbox. */
export function openPostgresConnection(url: string, report: Report): OutboxConnection {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', (error) => report('outbox', withoutValues(error)));
  let tables: Promise<unknown> | undefined;

  async function ready(): Promise<void> {
    tables ??= pool.query(TABLES);
    try {
      await tables;
    } catch (error) {
      tables = undefined;
      throw error;
    }
  }

  return {
    query: async (sql, parameters = []) => {
      try {
        await ready();
        return (await pool.query(sql, [...parameters])).rows;
      } catch (error) {
        throw withoutValues(error);
      }
    },
    lock: async () => {
      try {
        await ready();
        return await tryLock(await pool.connect());
      } catch (error) {
        throw withoutValues(error);
      }
    },
    scrub: () => {},
    close: () => pool.end(),
  };
}

/** Belongs to the connection: PostgreSQL releases it when the process dies. */
async function tryLock(client: PoolClient): Promise<DeliveryLock | undefined> {
  let isConnected = true;
  const onError = () => {
    isConnected = false;
  };
  client.on('error', onError);
  const { rows } = await client
    .query('select pg_try_advisory_lock($1) as is_locked', [DELIVERY_LOCK])
    .catch((error: Error) => {
      client.release(error);
      throw error;
    });
  if (!rows[0]?.is_locked) {
    client.off('error', onError).release();
    return;
  }
  // Closing the connection releases the lock.
  return { isHeld: () => isConnected, release: async () => client.release(true) };
}

/** PostgreSQL puts rows into the details of errors. */
function withoutValues(error: unknown): Error {
  const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  return new Error(`PostgreSQL: ${code ?? ''} ${message}`.replace(/ +/g, ' '));
}
