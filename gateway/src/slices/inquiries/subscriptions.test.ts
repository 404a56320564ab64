import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { describe, expect, it } from 'vitest';
import { setUpFormGateway } from './form-gateway.fixture.ts';
import { createSubscription } from './inquiries.fixture.ts';

const form = setUpFormGateway();

describe('subscriptions', () => {
  it('R225 R226 R258 stores a subscription with topics and consent', async () => {
    const result = await form.subscribe();
    expect(result).toMatchObject({ __typename: 'SubscriptionAccepted', contactMe: false });
    const [lead] = await form.stored();
    expect(lead).toMatchObject({
      id: result.reference,
      kind: 'subscription',
      type: '5',
      subStatus: 1,
      phone: '',
      comments: 'Topics: DENTAL_LABS, HEARABLES\nContact by sales: no',
      receivedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  });

  it('R319 rejects a subscribed address case-insensitively, with a localized message', async () => {
    await form.subscribe({ email: 'reader@labor.de' });
    for (const [locale, messages] of Object.entries(formMessages)) {
      expect(await form.subscribe({ email: 'Reader@Labor.de' }, locale.toUpperCase())).toMatchObject({
        code: 'EMAIL_ALREADY_REGISTERED',
        message: messages.emailRegistered,
        problems: [{ field: 'email' }],
      });
    }
    expect(await form.stored()).toHaveLength(1);
  });

  it('R272 R258 requires contact details if a call is requested', async () => {
    const { problems } = await form.subscribe({ contactMe: true });
    const fieldMessages = problems.map(({ field, message }: { field: string; message: string }) => [field, message]);
    const { lastName, company, jobTitle, phone } = formMessages.en;
    expect(Object.fromEntries(fieldMessages)).toEqual({ lastName, company, jobTitle, phone });
  });

  it.each([
    ['country', '', 'region'],
    ['topics', [], 'topics'],
    ['acceptTerms', false, 'acceptTerms'],
  ] as const)('R272 rejects %s %j', async (field, value, message) => {
    const { problems } = await form.subscribe({ [field]: value });
    expect(problems).toEqual([{ field, code: 'REQUIRED', message: formMessages.en[message] }]);
  });

  it('R265 rejects an unknown region with a field error', async () => {
    const problem = { field: 'country', code: 'MALFORMED', message: formMessages.en.countryUnknown };
    expect(await form.subscribe({ country: '999999' })).toMatchObject({ code: 'INVALID_INPUT', problems: [problem] });
  });

  it('R322 rejects a wrong verification code without an upstream call', async () => {
    const verification = await form.verify();
    const refusal = await form.subscribe({ verification: { ...verification, code: '0' } }, 'DE');
    expect(refusal).toMatchObject({ code: 'VERIFICATION_FAILED', message: formMessages.de.verification });
    expect(form.gateway.restCalls).toEqual([]);
  });

  it('R322 accepts a code for one form only, including a resubmission of it', async () => {
    const verification = await form.verify();
    const changes = { verification, ...createSubscription() };
    const first = await form.subscribe(changes);
    expect(await form.subscribe(changes)).toEqual(first);
    expect(await form.subscribe({ verification })).toMatchObject({ code: 'VERIFICATION_FAILED' });
  });
});
