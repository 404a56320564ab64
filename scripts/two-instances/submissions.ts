import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findMail } from '../../gateway/src/testing/read-mails.ts';
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
const CONFIRM = `mutation Confirm($code: String!) {
  done: confirmSubscription(code: $code) { ... on SubscriptionAccepted { reference } ... on FormRefusal { code } }
}`;
const CHALLENGE = 'mutation { challenge: createFormChallenge { id salt difficulty } }';

/** References of acknowledged submissions by idempotency key; undefined if not acknowledged. */
export type Journal = Map<string, string | undefined>;

const accepted = z.object({ done: z.object({ reference: z.string() }) });
const task = z.object({ challenge: z.object({ id: z.string(), salt: z.string(), difficulty: z.number() }) });

type Target = { origin: string; clientAddresses: ClientAddresses; mailFolder: string };

/** Form submissions. The email address contains the idempotency key, by which the stored lead is found. */
export function createSubmissions({ origin, clientAddresses, mailFolder }: Target, requestLog: RequestLog) {
  const journal: Journal = new Map();
  const solver = createProofOfWorkSolver();

  const mutate = (query: string, variables: object = {}) =>
    executeOperation(origin, {
      method: 'POST',
      path: '/graphql',
      body: { query, variables },
      from: clientAddresses.next(),
    });
  const send = (query: string, variables: object): Promise<string> =>
    requestLog.time('submission', async () => {
      const data = await mutate(query, variables);
      const done = accepted.safeParse(data);
      if (!done.success) throw new Error(JSON.stringify(data));
      return done.data.done.reference;
    });
  const toInput = (key: string, form: object) => ({
    ...{ idempotencyKey: key, email: toEmail(key), firstName: 'Round', country: '276' },
    ...form,
  });

  return {
    journal,
    inquire: async () => {
      const key = randomUUID();
      journal.set(key, undefined);
      journal.set(key, await send(INQUIRE, { input: toInput(key, INQUIRY) }));
    },
    /** Acknowledged when it is confirmed. */
    subscribe: async () => {
      const { challenge } = await requestLog.time('submission', async () => task.parse(await mutate(CHALLENGE)));
      const verification = { challengeId: challenge.id, code: await solver.solve(challenge) };
      const key = randomUUID();
      await send(SUBSCRIBE, { input: toInput(key, { topics: ['DENTAL_LABS'], acceptTerms: true, verification }) });
      const mail = await findMail(mailFolder, toEmail(key));
      journal.set(key, undefined);
      journal.set(key, await send(CONFIRM, { code: mail?.confirmationCode }));
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
