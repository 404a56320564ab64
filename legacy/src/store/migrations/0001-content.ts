import { sql } from 'kysely';

export const statements = [
  sql`create table content_version (
    id integer primary key,
    digest text not null
  )`,
  sql`create table terms (
    kind text not null,
    code text not null,
    language text not null,
    label text not null,
    position integer not null,
    primary key (kind, code, language)
  )`,
  sql`create table materials (
    id integer primary key,
    slug text not null unique,
    group_code text not null,
    published_on text not null,
    position integer not null,
    sheet text not null
  )`,
  sql`create table material_texts (
    material_id integer not null references materials (id) on delete cascade,
    language text not null,
    name text not null,
    detail text not null,
    primary key (material_id, language)
  )`,
  sql`create table material_tags (
    material_id integer not null references materials (id) on delete cascade,
    kind text not null,
    code text not null,
    position integer not null,
    primary key (material_id, kind, code)
  )`,
  sql`create index material_tags_by_code on material_tags (kind, code)`,
  sql`create table material_properties (
    material_id integer not null references materials (id) on delete cascade,
    key text not null,
    value double precision not null,
    primary key (material_id, key)
  )`,
  sql`create table tdk (
    page_url text not null,
    language text not null,
    seo_title text not null,
    seo_describe text not null,
    seo_keyword text not null,
    primary key (page_url, language)
  )`,
  sql`create table certificates (
    number text not null,
    language text not null,
    product text not null,
    issued_on text not null,
    scope text not null,
    primary key (number, language)
  )`,
];
