import { sql } from 'kysely';

export const statements = [
  sql`create table revision_feed (
    id integer primary key,
    feed text not null
  )`,
  sql`create table record_revisions (
    kind text not null,
    id text not null,
    module text,
    revision integer not null,
    digest text not null,
    updated_at text not null,
    is_deleted integer not null,
    primary key (kind, id)
  )`,
];
