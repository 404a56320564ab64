/** Columns by name. */
type Row = Record<string, unknown>;

export type Parameter = string | number | null;

/** Held by the one process that delivers. */
export type DeliveryLock = {
  /** False once the connection to the database is lost. */
  isHeld: () => boolean;
  release: () => Promise<void>;
};

/** A database with the tables of the outbox. */
export type OutboxConnection = {
  /** Parameters are `$1`, `$2`, …: SQLite and PostgreSQL both understand them. Errors contain no values. */
  query: (sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;
  /** Undefined if another process delivers. */
  lock: () => Promise<DeliveryLock | undefined>;
  /** Called when the queue is empty: removes remains of deleted rows from files. */
  scrub: () => void;
  close: () => Promise<void>;
};

/** Columns of both databases. `refused_at` marks a dead letter. */
export const COLUMNS = `
  receipt text not null unique,
  form text not null,
  locale text not null,
  digest text not null,
  content text not null,
  accepted_at text not null,
  refusals integer not null default 0,
  reason text,
  refused_at text`;

export const RECEIPTS_TABLE = `create table if not exists outbox_receipts (
  receipt text not null primary key,
  digest text not null,
  reference text not null,
  delivered_at text not null
)`;
