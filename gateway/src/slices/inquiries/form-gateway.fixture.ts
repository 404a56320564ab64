import { listLeads } from '@heliograph/legacy/leads.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { solveProofOfWork } from '../../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { createInquiry, createSubscription, SUBMIT_INQUIRY, SUBSCRIBE } from './inquiries.fixture.ts';

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

  async function mutate(mutation: string, locale: string, input: object) {
    const { data, errors } = await gateway.ask(mutation, { locale, input });
    expect(errors).toBeUndefined();
    return data;
  }

  async function verify() {
    const { data } = await gateway.ask('mutation { createFormChallenge { id salt difficulty expiresAt } }');
    const { id, ...challenge } = data.createFormChallenge;
    return { challengeId: id, code: solveProofOfWork(challenge) };
  }

  return {
    get gateway() {
      return gateway;
    },
    stored: () => listLeads(gateway.db, {}),
    submit: async (changes: object = {}, locale = 'DE') =>
      (await mutate(SUBMIT_INQUIRY, locale, createInquiry(changes))).submitInquiry,
    verify,
    subscribe: async (changes: object = {}, locale = 'EN') => {
      const input = { verification: await verify(), ...createSubscription(changes) };
      return (await mutate(SUBSCRIBE, locale, input)).subscribe;
    },
  };
}
