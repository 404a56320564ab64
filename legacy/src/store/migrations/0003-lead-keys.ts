import { sql } from 'kysely';

export const statements = [
  sql`update leads set locale = 'cn' where locale = 'zh'`,
  // Skips keys that differ only in case from another one, which would violate the unique index.
  sql`update leads set idempotency_key = lower(idempotency_key)
    where idempotency_key <> lower(idempotency_key) and not exists (
      select 1 from leads as other
      where other.kind = leads.kind and other.id <> leads.id
        and lower(other.idempotency_key) = lower(leads.idempotency_key)
    )`,
];
