import type { Report } from '../errors/error-reporting.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { openPostgresConnection } from './postgres-connection.ts';
import { openSqliteConnection } from './sqlite-connection.ts';

/** Opens the outbox at a `sqlite:` or `postgres:` URL. */
export function openOutboxStore(url: string, report: Report): OutboxStore {
  return createOutboxStore(
    /^postgres(ql)?:/.test(url)
      ? openPostgresConnection(url, report)
      : openSqliteConnection(url.replace(/^sqlite:/, '')),
  );
}
