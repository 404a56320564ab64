import { listLeads } from '@heliograph/legacy/leads.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { solveProofOfWork } from '../../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { CONFIRM, createInquiry, createSubscription, SUBMIT_INQUIRY, SUBSCRIBE } from './inquiries.fixture.ts';

/** Registers hooks that start one gateway for the file and delete its leads before each test. */
export function setUpFormGateway() {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ rateLimits: { inquiry: 1000, subscription: 1000, challenge: 1000 } });
  });
  beforeEach(async () => {
    gateway.restCalls.length = 0;
    gateway.restHeaders.length = 0;
    await gateway.db.deleteFrom('leads').execute();
  });
  afterAll(() => gateway.close());

  async function mutate(mutation: string, variables: object) {
    const { data, errors } = await gateway.ask(mutation, variables);
    expect(errors).toBeUndefined();
    return data;
  }

  async function verify() {
    const { data } = await gateway.ask('mutation { createFormChallenge { id salt difficulty expiresAt } }');
    const { id, ...challenge } = data.createFormChallenge;
    return { challengeId: id, code: solveProofOfWork(challenge) };
  }

  async function subscribe(changes: object = {}, locale = 'EN') {
    const input = { verification: await verify(), ...createSubscription(changes) };
    return (await mutate(SUBSCRIBE, { locale, input })).subscribe;
  }

  const confirm = async (code: string, locale = 'EN') => (await mutate(CONFIRM, { locale, code })).confirmSubscription;

  const lastMail = async () => (await gateway.readMails()).at(-1) ?? expect.fail('No email was sent');

  return {
    get gateway() {
      return gateway;
    },
    stored: () => listLeads(gateway.db, {}),
    submit: async (changes: object = {}, locale = 'DE') =>
      (await mutate(SUBMIT_INQUIRY, { locale, input: createInquiry(changes) })).submitInquiry,
    verify,
    subscribe,
    confirm,
    lastMail,
    subscribeAndConfirm: async (changes: object = {}, locale = 'EN') => {
      expect(await subscribe(changes, locale)).toMatchObject({ delivery: 'AWAITING_CONFIRMATION' });
      return confirm((await lastMail()).confirmationCode, locale);
    },
  };
}
