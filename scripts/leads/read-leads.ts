import type { ListedSubmission } from '../../gateway/src/outbox/outbox-store.ts';
import { openDatabase } from '../../legacy/src/store/database.ts';
import { type LeadKind, listLeads } from '../../legacy/src/store/leads.ts';
import type { LeadState } from './lead-state.ts';
import { openOutbox } from './open-outbox.ts';

type Query = {
  databaseUrl: string;
  outboxUrl: string | undefined;
  kind: LeadKind | undefined;
  state: LeadState | undefined;
  /** A day. */
  since: string | undefined;
};

type Lead = Record<string, unknown> & { kind: string; receivedAt: string; state: LeadState };

/** The kind of lead that the content service stores for a form of the gateway. */
const KINDS: Record<string, LeadKind> = { reminder: 'registration', 'video-unlock': 'registration' };

/** Submissions of the content service and of the outbox, oldest first. */
export async function readLeads({ databaseUrl, outboxUrl, kind, state, since }: Query): Promise<Lead[]> {
  // The outbox first: a submission that is delivered meanwhile is listed twice instead of not at all.
  const waiting = state === 'stored' ? [] : await readOutbox(outboxUrl);
  const stored = state === undefined || state === 'stored' ? await readStored(databaseUrl) : [];
  return [...stored, ...waiting]
    .filter((lead) => kind === undefined || lead.kind === kind)
    .filter((lead) => since === undefined || lead.receivedAt >= since)
    .filter((lead) => state === undefined || lead.state === state)
    .toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
}

async function readStored(databaseUrl: string): Promise<Lead[]> {
  const db = await openDatabase(databaseUrl);
  try {
    const leads = await listLeads(db, {});
    return leads.map(({ id, kind, receivedAt, locale, ...payload }) => {
      return { id, kind, receivedAt, locale, state: 'stored' as const, ...payload };
    });
  } finally {
    await db.destroy();
  }
}

async function readOutbox(outboxUrl: string | undefined): Promise<Lead[]> {
  const outbox = openOutbox(outboxUrl);
  try {
    return ((await outbox?.list()) ?? []).map(toLead);
  } finally {
    await outbox?.close();
  }
}

function toLead({ receipt, form, locale, content, accepted_at, reason, refused_at }: ListedSubmission): Lead {
  return {
    id: receipt,
    kind: KINDS[form] ?? form,
    receivedAt: accepted_at,
    locale,
    ...(refused_at === null ? { state: 'queued' } : { state: 'refused', reason, refusedAt: refused_at }),
    ...JSON.parse(content),
  };
}
