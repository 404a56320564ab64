import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ClientAddresses } from './client-addresses.ts';
import { createProofOfWorkSolver } from './proof-of-work-solver.ts';
import type { RequestLog } from './request-log.ts';
import { executeOperation } from './send-request.ts';

export const INQUIRE = `mutation Inquire($input: InquiryInput!) {
  done: submitInquiry(input: $input) { ... on InquiryAccepted { reference } ... on FormRefusal { code } }
}`;
const SUBSCRIBE = `mutation Subscribe($input: SubscriptionInput!) {
  done: subscribe(input: $input) { ... on SubscriptionAccepted { reference } ... on FormRefusal { code } }
}`;
const CHALLENGE = 'mutation { challenge: createFormChallenge { id salt difficulty } }';

/** References of acknowledged submissions by idempotency key; undefined if not acknowledged. */
export type Journal = Map<string, string | undefined>;

const accepted = z.object({ done: z.object({ reference: z.string() }) });
const task = z.object({ challenge: z.object({ id: z.string(), salt: z.string(), difficulty: z.number() }) });

/** Form submissions. The email address contains the idempotency key, by which the stored lead is found. */
export function createSubmissions(origin: string, clientAddresses: ClientAddresses, requestLog: RequestLog) {
  const journal: Journal = new Map();
  const solver = createProofOfWorkSolver();

  const mutate = (query: string, variables: object = {}) =>
    executeOperation(origin, {
      method: 'POST',
      path: '/graphql',
      body: { query, variables },
      from: clientAddresses.next(),
    });
  const submit = async (query: string, key: string, form: object): Promise<void> => {
    const input = { idempotencyKey: key, email: toEmail(key), firstName: 'Round', country: '276', ...form };
    journal.set(key, undefined);
    const reference = await requestLog.time('submission', async () => {
      const data = await mutate(query, { input });
      const done = accepted.safeParse(data);
      if (!done.success) throw new Error(JSON.stringify(data));
      return done.data.done.reference;
    });
    journal.set(key, reference);
  };

  return {
    journal,
    inquire: () => submit(INQUIRE, randomUUID(), INQUIRY),
    subscribe: async () => {
      const { challenge } = await requestLog.time('submission', async () => task.parse(await mutate(CHALLENGE)));
      const verification = { challengeId: challenge.id, code: await solver.solve(challenge) };
      await submit(SUBSCRIBE, randomUUID(), { topics: ['DENTAL_LABS'], acceptTerms: true, verification });
    },
    close: () => solver.close(),
  };
}

export const INQUIRY = {
  company: 'Labor',
  mobilePrefix: '+49',
  phone: '3023125017',
  industry: 'DENTAL_LABS',
  comments: 'Round',
};

export function toEmail(key: string): string {
  return `${key}@labor.de`;
}

export function toKey(email: unknown): string {
  return String(email).split('@')[0] ?? '';
}
