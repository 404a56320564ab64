import { sql } from 'kysely';

export const statements = [
  sql`create table records (
    kind text not null,
    id text not null,
    position integer not null,
    published_on text not null,
    first_day text not null,
    last_day text not null,
    primary key (kind, id)
  )`,
  sql`create table record_texts (
    kind text not null,
    id text not null,
    language text not null,
    title text not null,
    folded_title text not null,
    body text not null,
    primary key (kind, id, language),
    foreign key (kind, id) references records (kind, id) on delete cascade
  )`,
  sql`create table record_tags (
    kind text not null,
    id text not null,
    name text not null,
    code text not null,
    primary key (kind, id, name, code),
    foreign key (kind, id) references records (kind, id) on delete cascade
  )`,
  sql`create index record_tags_by_code on record_tags (kind, name, code)`,
  sql`create table search_entries (
    language text not null,
    url text not null,
    title text not null,
    folded_title text not null,
    folded_words text not null,
    position integer not null,
    primary key (language, url)
  )`,
  sql`create table leads (
    id text primary key,
    kind text not null,
    idempotency_key text,
    digest text not null,
    email text not null,
    payload text not null,
    locale text not null,
    received_at text not null
  )`,
  sql`create unique index leads_by_key on leads (kind, idempotency_key)`,
  sql`create unique index leads_by_subscriber on leads (email) where kind = 'subscription'`,
];
