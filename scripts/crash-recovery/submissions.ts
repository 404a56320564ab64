import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const SUBMIT = `mutation ($input: InquiryInput!) {
  submitInquiry(input: $input) { ... on InquiryAccepted { reference delivery } ... on FormRefusal { code } }
}`;

const WRITERS = 8;
const BETWEEN_QUEUED_MS = 500;

type Delivery = 'DELIVERED' | 'QUEUED';

export type Accepted = { reference: string; delivery: Delivery };

export type Journal = ReturnType<typeof createJournal>;

export function createJournal() {
  return {
    /** Of acknowledged submissions by idempotency key; undefined if not acknowledged. */
    references: new Map<string, string | undefined>(),
    /** Submissions that were acknowledged while the content service was down. */
    queued: 0,
  };
}

/** Concurrent clients that submit forms until the gateway does not respond. */
export function startWriters(url: string, journal: Journal) {
  const counts = { DELIVERED: 0, QUEUED: 0 };
  let isStopped = false;
  let onAccepted = () => {};

  async function write(): Promise<void> {
    while (!isStopped) {
      const key = randomUUID();
      journal.references.set(key, undefined);
      const accepted = await submit(url, key).catch(() => undefined);
      if (!accepted) return;
      journal.references.set(key, accepted.reference);
      counts[accepted.delivery] += 1;
      onAccepted();
      if (accepted.delivery === 'DELIVERED') continue;
      journal.queued += 1;
      // Queued faster than they can be delivered, submissions would pile up over the crashes.
      await sleep(BETWEEN_QUEUED_MS);
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, write));

  return {
    /** Waits until this many submissions were acknowledged so. */
    until: (delivery: Delivery, count: number): Promise<unknown> => {
      const reached = new Promise<void>((resolve) => {
        onAccepted = () => counts[delivery] >= count && resolve();
        onAccepted();
      });
      return Promise.race([reached, writers]);
    },
    end: async () => {
      isStopped = true;
      await writers;
    },
  };
}

export async function submit(url: string, idempotencyKey: string): Promise<Accepted | undefined> {
  const input = {
    idempotencyKey,
    firstName: 'Crash',
    email: 'crash@labor.de',
    country: '276',
    company: 'Labor',
    mobilePrefix: '+49',
    phone: '3023125017',
    industry: 'DENTAL_LABS',
    comments: idempotencyKey,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SUBMIT, variables: { input } }),
  });
  const { data } = (await response.json()) as { data?: { submitInquiry?: Partial<Accepted> } };
  const { reference, delivery } = data?.submitInquiry ?? {};
  return reference && delivery ? { reference, delivery } : undefined;
}
