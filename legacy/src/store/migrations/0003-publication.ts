import { sql } from 'kysely';

export const statements = [sql`alter table records add column published_on text not null default ''`];
