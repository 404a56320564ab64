import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { setUpFormGateway } from './form-gateway.fixture.ts';
import { createSubscription } from './inquiries.fixture.ts';

const form = setUpFormGateway();

describe('subscriptions', () => {
  it('stores nothing and calls nothing before the confirmation', async () => {
    const { email } = createSubscription();
    expect(await form.subscribe({ email, country: null }, 'DE')).toMatchObject({
      __typename: 'SubscriptionAccepted',
      delivery: 'AWAITING_CONFIRMATION',
      message: formMessages.de.awaitingConfirmation,
    });
    expect((await form.lastMail()).to).toBe(email);
    expect(form.gateway.restCalls).toEqual([]);
    expect(await form.stored()).toEqual([]);
  });

  it('R225 R226 R258 stores a confirmed subscription with topics and consent', async () => {
    const input = createSubscription();
    const requested = await form.subscribe(input);
    const confirmed = await form.confirm((await form.lastMail()).confirmationCode);
    expect(confirmed).toEqual({ ...requested, delivery: 'DELIVERED', message: formMessages.en.accepted });
    const [lead] = await form.stored();
    expect(lead).toMatchObject({
      id: requested.reference,
      kind: 'subscription',
      locale: 'en',
      email: input.email,
      type: '5',
      subStatus: 1,
      consentVersion: '2026-11-27',
      phone: '',
      comments: expect.stringMatching(
        /^Topics: DENTAL_LABS, HEARABLES\nContact by sales: no\nConsent: texts of 2026-11-27, requested \d{4}-\d\d-\d\dT[\d:.]+Z, confirmed by email link$/,
      ),
      receivedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  });

  it('S9 stores a subscription once, however often it is confirmed', async () => {
    await form.subscribe();
    const { confirmationCode } = await form.lastMail();
    const results = await Promise.all(Array.from({ length: 10 }, () => form.confirm(confirmationCode)));
    results.push(await form.confirm(confirmationCode, 'CN'));
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
    expect(await form.stored()).toHaveLength(1);
  });

  it('stores a subscription in the locale in which it was requested', async () => {
    await form.subscribe({}, 'CN');
    await form.confirm((await form.lastMail()).confirmationCode, 'EN');
    expect(await form.stored()).toMatchObject([{ locale: 'cn' }]);
  });

  it('R319 rejects a subscribed address on confirmation only, case-insensitively, with a localized message', async () => {
    await form.subscribeAndConfirm({ email: 'reader@labor.de' });
    for (const [locale, messages] of Object.entries(formMessages)) {
      expect(await form.subscribeAndConfirm({ email: 'Reader@Labor.de' }, locale.toUpperCase())).toMatchObject({
        code: 'EMAIL_ALREADY_REGISTERED',
        message: messages.emailRegistered,
        problems: [{ field: 'email' }],
      });
    }
    expect(await form.stored()).toHaveLength(1);
  });

  it('R272 R258 requires contact details if a call is requested', async () => {
    const { problems } = await form.subscribe({ contactMe: true, firstName: null, country: null });
    const fieldMessages = problems.map(({ field, message }: { field: string; message: string }) => [field, message]);
    const { region, firstName, lastName, company, jobTitle, phone } = formMessages.en;
    const expected = { country: region, firstName, lastName, company, jobTitle, phone };
    expect(Object.fromEntries(fieldMessages)).toEqual(expected);
  });

  it('needs an address and a topic only', async () => {
    expect(await form.subscribeAndConfirm({ firstName: null, country: null })).toMatchObject({ delivery: 'DELIVERED' });
    expect(await form.stored()).toMatchObject([{ firstName: '', country: '' }]);
  });

  it.each([
    ['topics', [], 'topics'],
    ['acceptTerms', false, 'acceptTerms'],
  ] as const)('R272 rejects %s %j', async (field, value, message) => {
    const { problems } = await form.subscribe({ [field]: value });
    expect(problems).toEqual([{ field, code: 'REQUIRED', message: formMessages.en[message] }]);
  });

  it('R265 rejects an unknown region with a field error, before an email is sent', async () => {
    const before = (await form.gateway.readMails()).length;
    const problem = { field: 'country', code: 'MALFORMED', message: formMessages.en.countryUnknown };
    expect(await form.subscribe({ country: '999999' })).toMatchObject({ code: 'INVALID_INPUT', problems: [problem] });
    expect(await form.gateway.readMails()).toHaveLength(before);
  });

  it('R322 rejects a wrong verification code without an upstream call or an email', async () => {
    const before = (await form.gateway.readMails()).length;
    const verification = await form.verify();
    const refusal = await form.subscribe({ verification: { ...verification, code: '0' } }, 'DE');
    expect(refusal).toMatchObject({ code: 'VERIFICATION_FAILED', message: formMessages.de.verification });
    expect(form.gateway.restCalls).toEqual([]);
    expect(await form.gateway.readMails()).toHaveLength(before);
  });

  it('R322 accepts a code for one form only, including a resubmission of it, for which no second email is sent', async () => {
    const verification = await form.verify();
    const changes = { verification, ...createSubscription() };
    const first = await form.subscribe(changes);
    const sent = (await form.gateway.readMails()).length;
    expect(await form.subscribe(changes)).toEqual(first);
    expect(await form.gateway.readMails()).toHaveLength(sent);
    expect(await form.subscribe({ verification })).toMatchObject({ code: 'VERIFICATION_FAILED' });
  });

  it('rejects a code that is incomplete or not of this gateway', async () => {
    await form.subscribe();
    const { confirmationCode } = await form.lastMail();
    for (const code of ['', 'abc', confirmationCode.slice(0, -1), `${confirmationCode}A`]) {
      expect(await form.confirm(code, 'DE')).toMatchObject({
        code: 'CONFIRMATION_INVALID',
        message: formMessages.de.confirmationInvalid,
      });
    }
    expect(await form.stored()).toEqual([]);
  });
});

describe.each(localeCodes)('the confirmation email in %s', (locale) => {
  it('names the topics, links to the site in this language, and contains nothing that was typed', async () => {
    const typed = { firstName: 'Buy now at https://spam.example', contactMe: false };
    await form.subscribe(typed, locales[locale].graphql);
    const { text, confirmationCode } = await form.lastMail();
    const site = `http://localhost:3000${locales[locale].prefix}`;
    for (const topic of ['DENTAL_LABS', 'HEARABLES'] as const)
      expect(text).toContain(enumLabels[locale].SubscriptionTopic[topic]);
    expect(text).toContain(`${site}/subscribe/confirm#${confirmationCode}`);
    expect(text).toContain(`<html lang="${locales[locale].tag}">`);
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).not.toContain('spam.example');
  });
});
