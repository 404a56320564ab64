import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

const REGISTER = `mutation ($input: LiveStreamRegistrationInput!) {
  registerForLiveStream(input: $input) { __typename ... on FormRefusal { code } }
}`;

it('counts each repetition of a form that the gateway refused after validation', async () => {
  const gateway = await startGateway({ rateLimits: { registration: 1 } });
  onTestFinished(() => gateway.close());
  const input = {
    idempotencyKey: randomUUID(),
    liveStream: 'unknown',
    firstName: 'Ada',
    lastName: 'Muster',
    country: '276',
    email: 'ada@labor.de',
    acceptTerms: true,
  };
  const codes = [];
  for (const _time of [1, 2]) codes.push((await gateway.ask(REGISTER, { input })).data.registerForLiveStream.code);
  expect(codes).toEqual(['INVALID_INPUT', 'TOO_MANY_REQUESTS']);
});
