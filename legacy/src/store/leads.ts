import { createHash, randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

export const LEAD_KINDS = ['inquiry', 'subscription', 'sample-request', 'registration'] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

export type NewLead = {
  kind: LeadKind;
  /** Chosen by the client, which may have told it to the visitor; random by default. */
  id?: string | undefined;
  /** Idempotency key: the same key is stored only once. */
  key: string | undefined;
  email: string;
  locale: string;
  payload: object;
  /** The part of the payload that identifies a submission; defaults to all of it. */
  identity?: object;
};

export type SaveResult = { id: string } | 'key-reused' | 'already-subscribed';

/** Stores a submission. The row is durable when this returns an id. */
export async function saveLead(db: Database, lead: NewLead): Promise<SaveResult> {
  const { id = randomUUID(), kind, key, email, locale, payload, identity = payload } = lead;
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  const row = {
    id,
    kind,
    idempotency_key: key ?? null,
    digest,
    email: email.toLowerCase(),
    payload: JSON.stringify(payload),
    locale,
    received_at: new Date().toISOString(),
  };
  const stored = await db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored ?? (await resolveConflict(db, row));
}

/** Either a submission with the same key or id, or a subscription of the same email address. */
async function resolveConflict(
  db: Database,
  { id, kind, idempotency_key, digest }: { id: string; kind: string; idempotency_key: string | null; digest: string },
): Promise<SaveResult> {
  const sent = await db
    .selectFrom('leads')
    .select(['id', 'digest'])
    .where(({ eb, or }) =>
      or([eb('id', '=', id), eb.and([eb('kind', '=', kind), eb('idempotency_key', '=', idempotency_key)])]),
    )
    .executeTakeFirst();
  if (!sent) return 'already-subscribed';
  return sent.digest === digest ? { id: sent.id } : 'key-reused';
}

/** Submissions, oldest first. */
export async function listLeads(
  db: Database,
  { kind, since }: { kind?: LeadKind | undefined; since?: string | undefined },
) {
  let rows = db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id');
  if (kind) rows = rows.where('kind', '=', kind);
  if (since) rows = rows.where('received_at', '>=', since);
  return (await rows.execute()).map(({ id, kind: sort, received_at, locale, payload }) => ({
    id,
    kind: sort,
    receivedAt: received_at,
    locale,
    ...JSON.parse(payload),
  }));
}
