import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ServerOptions } from '../server/create-server.ts';
import { CONFIRM, createInquiry, createSubscription } from '../slices/inquiries/inquiries.fixture.ts';
import { createSampleRequest } from '../slices/samples/sample-requests.fixture.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';

const ACCEPTED = 'reference delivery message';
const REFUSAL = '... on FormRefusal { code message problems { field } incident }';

const MUTATIONS = {
  submitInquiry: `InquiryInput!) @inContext(locale: $locale) {
    submitInquiry(input: $input) { __typename ... on InquiryAccepted { ${ACCEPTED} } ${REFUSAL} } }`,
  subscribe: `SubscriptionInput!) @inContext(locale: $locale) {
    subscribe(input: $input) { __typename ... on SubscriptionAccepted { ${ACCEPTED} contactMe } ${REFUSAL} } }`,
  requestSample: `SampleRequestInput!) @inContext(locale: $locale) {
    requestSample(input: $input) { __typename ... on SampleRequestAccepted { ${ACCEPTED} status } ${REFUSAL} } }`,
  registerForLiveStream: `LiveStreamRegistrationInput!) @inContext(locale: $locale) {
    registerForLiveStream(input: $input) { __typename ... on LiveStreamRegistered { ${ACCEPTED} startsAt } ${REFUSAL} } }`,
  unlockVideo: `LiveStreamRegistrationInput!) @inContext(locale: $locale) {
    unlockVideo(input: $input) { __typename ... on VideoUnlocked { ${ACCEPTED} videoUrl } ${REFUSAL} } }`,
};

type Form = keyof typeof MUTATIONS;

/** Short pauses, with which the circuit breaker stays closed during a test. */
const timing = { pollMs: 400, backoffMs: 400, maxBackoffMs: 800, setAsideMs: 100, maxSetAsideMs: 200 };

const NO_LIMITS = { inquiry: 1000, subscription: 1000, sampleRequest: 1000, registration: 1000, challenge: 1000 };

/** Registers hooks that start the services for the file, and an empty outbox for each test. */
export function setUpOutbox() {
  let stack: FaultStack;
  let folder: string;

  beforeAll(async () => {
    stack = await startFaultStack();
    return () => stack.close();
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'heliograph-outbox-'));
    await stack.db.deleteFrom('leads').execute();
  });
  afterEach(async () => {
    await stack.reset();
    rmSync(folder, { recursive: true });
  });

  return {
    get stack() {
      return stack;
    },
    get file() {
      return join(folder, 'outbox.db');
    },
    startGateway: (options: Partial<ServerOptions> = {}) =>
      stack.startGateway({
        outboxUrl: `sqlite:${join(folder, 'outbox.db')}`,
        outboxTiming: timing,
        rateLimits: NO_LIMITS,
        ...options,
      }),
    /** Subscribes and confirms. */
    subscribe: async ({ execute }: Pick<FaultGateway, 'execute'>, changes: object = {}, locale = 'EN') => {
      const { data } = await execute('mutation { createFormChallenge { id salt difficulty } }');
      const { id, ...challenge } = data.createFormChallenge;
      const verification = { challengeId: id, code: solveProofOfWork(challenge) };
      const input = createSubscription({ verification, country: null, ...changes });
      expect(await submit({ execute }, 'subscribe', input, locale)).toMatchObject({
        delivery: 'AWAITING_CONFIRMATION',
      });
      const [mail] = (await stack.readMails()).filter(({ to }) => to === input.email).slice(-1);
      const confirmed = await execute(CONFIRM, { locale, code: mail?.confirmationCode });
      return confirmed.data.confirmSubscription;
    },
    stored: async () => (await listLeads(stack.db, {})).map(({ id }) => id as string),
    waitUntilStored: (count: number) => waitUntil(async () => (await listLeads(stack.db, {})).length === count),
  };
}

/** Longer than a circuit breaker stays open. */
export const waitUntil = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 25_000 });

export async function submit({ execute }: Pick<FaultGateway, 'execute'>, form: Form, input: object, locale = 'EN') {
  const { data, errors } = await execute(`mutation ($locale: Locale!, $input: ${MUTATIONS[form]}`, { locale, input });
  expect(errors).toBeUndefined();
  return data[form];
}

export const inquire = (gateway: Pick<FaultGateway, 'execute'>, changes: object = {}, locale = 'EN') =>
  submit(gateway, 'submitInquiry', createInquiry(changes), locale);

export const requestSample = (gateway: Pick<FaultGateway, 'execute'>, changes: object = {}) =>
  submit(gateway, 'requestSample', createSampleRequest(changes));
