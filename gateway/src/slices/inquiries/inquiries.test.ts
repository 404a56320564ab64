// Long: two forms share one submission path, and each of its rules is tested once.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { INDUSTRIES, inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { anyInquiry, messagesOf } from '@heliograph/schema/form-validation/rules.fixture.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { solveProofOfWork } from '../../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { createInquiry, createSubscription, SUBMIT_INQUIRY, SUBSCRIBE } from './inquiries.fixture.ts';

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

const stored = () => listLeads(gateway.db, {});

async function submit(changes: object = {}, locale = 'DE') {
  const { data, errors } = await gateway.ask(SUBMIT_INQUIRY, { locale, input: createInquiry(changes) });
  expect(errors).toBeUndefined();
  return data.submitInquiry;
}

async function verify() {
  const { data } = await gateway.ask('mutation { createFormChallenge { id salt difficulty expiresAt } }');
  const { id, ...challenge } = data.createFormChallenge;
  return { challengeId: id, code: solveProofOfWork(challenge) };
}

async function subscribe(changes: object = {}, locale = 'EN') {
  const input = { verification: await verify(), ...createSubscription(changes) };
  const { data, errors } = await gateway.ask(SUBSCRIBE, { locale, input });
  expect(errors).toBeUndefined();
  return data.subscribe;
}

describe('inquiries', () => {
  it('R206 R270 R286 submits an inquiry unchanged', async () => {
    const result = await submit();
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/api/clientSubscribe/addInfo',
        lang: 'de',
        body: {
          firstName: 'Ada',
          lastName: 'Muster',
          email: 'ada.muster@labor.de',
          country: '276',
          company: 'Labor am Markt',
          phone: '+493023125017',
          mobilePrefix: '+49',
          jobTitle: 'Zahntechnikerin',
          industry: 'Dentallabore',
          industryCode: '0',
          comments: 'Bitte um ein Angebot.\r\nDanke!',
          type: '3',
          subStatus: 1,
          consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          language: 'de',
        },
      },
    ]);
    const [lead, ...others] = await stored();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ id: result.reference, kind: 'inquiry', comments: 'Bitte um ein Angebot.\r\nDanke!' });
  });

  it.each([
    ['CN', 'cn', 'zh'],
    ['DE', 'de', 'de'],
    ['EN', 'en', 'en'],
  ])('R6 R286 sends the site locale and the content language for %s', async (locale, header, language) => {
    await submit({}, locale);
    expect(gateway.restHeaders[0]).toMatchObject({ language: header, lang: language });
    expect(gateway.restCalls[0]?.body).toMatchObject({ language });
  });

  it.each([
    ['DENTAL_LABS', '0', 'Dental Labs'],
    ['DENTAL_CLINICS', '1', 'Dental Clinics'],
    ['CONSUMER', '2', 'Consumer'],
    ['ORTHOTICS_AND_PROSTHETICS', '3', 'Orthotics & Prosthetics'],
    ['HEARABLES', '4', 'Hearables'],
    ['OTHER', '5', 'Jewellery'],
  ])('R208 Q6 sends the industry %s with the value %s and the name %s', async (name, industryCode, industry) => {
    await submit({ industry: name, otherIndustry: 'Jewellery' }, 'EN');
    expect(gateway.restCalls[0]?.body).toMatchObject({ industryCode, industry });
  });

  it('R209 Q7 derives the type from the value of the industry, and from nothing else', async () => {
    for (const industry of INDUSTRIES) await submit({ industry, otherIndustry: 'Jewellery' });
    await subscribe();
    expect(gateway.restCalls.map(({ body }) => body)).toMatchObject(
      ['3', '4', '6', '3', '3', '3', '5'].map((type) => ({ type })),
    );
  });

  it('R209 Q7 takes no type from the client', async () => {
    const { errors } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry({ type: '4' }) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['EN', 'Dental Labs', 'Orthotics & Prosthetics'],
    ['CN', '义齿加工厂', '假肢矫形'],
    ['DE', 'Dentallabore', 'Orthopädietechnik'],
  ])('Q8 sends the value as text, and the name of the industry in %s', async (locale, labs, orthotics) => {
    await submit({ industry: 'DENTAL_LABS' }, locale);
    await submit({ industry: 'ORTHOTICS_AND_PROSTHETICS', otherIndustry: 'Jewellery' }, locale);
    await submit({ industry: 'OTHER', otherIndustry: ' Schmuck 首饰 ' }, locale);
    expect(gateway.restCalls.map(({ body }) => body)).toMatchObject([
      { industryCode: '0', industry: labs },
      { industryCode: '3', industry: orthotics },
      { industryCode: '5', industry: 'Schmuck 首饰' },
    ]);
  });

  it('Q9 stores marketing consent only if it is given, with its time and the version of its text', async () => {
    const before = Date.now();
    await submit({ marketingConsent: undefined });
    expect(gateway.restCalls[0]?.body).toMatchObject({ subStatus: 0 });
    expect(gateway.restCalls[0]?.body).not.toHaveProperty('consentVersion');
    await submit({ marketingConsent: true });
    expect(gateway.restCalls[1]?.body).toMatchObject({ subStatus: 1 });
    const consented = (await stored()).find(({ subStatus }) => subStatus === 1);
    expect(consented).toMatchObject({ consentVersion: '2024-09-30' });
    expect(Date.parse(String(consented?.receivedAt))).toBeGreaterThanOrEqual(before - 1000);
    expect((await stored()).find(({ subStatus }) => subStatus === 0)).not.toHaveProperty('consentVersion');
  });

  it('R268 accepts a form without last name and job title', async () => {
    expect(await submit({ lastName: null, jobTitle: undefined })).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(gateway.restCalls[0]?.body).toMatchObject({ lastName: '', jobTitle: '', subStatus: 1 });
  });

  it.each([
    ['R260', 'firstName', ' ', 'REQUIRED', 'firstName'],
    ['R261', 'email', '', 'REQUIRED', 'email'],
    ['R261', 'email', 'ada@labor', 'MALFORMED', 'emailFormat'],
    ['R262', 'phone', ' ', 'REQUIRED', 'phone'],
    ['R263', 'mobilePrefix', '', 'REQUIRED', 'mobilePrefix'],
    ['R263', 'mobilePrefix', '+12345', 'MALFORMED', 'mobilePrefixFormat'],
    ['F5', 'firstName', 'Ada\nMuster', 'MALFORMED', 'singleLine'],
    ['F5', 'firstName', '\u200b', 'REQUIRED', 'firstName'],
    ['R264', 'company', '', 'REQUIRED', 'company'],
    ['R265', 'country', '', 'REQUIRED', 'country'],
    ['R267', 'comments', '\n', 'REQUIRED', 'comments'],
    ['R269', 'company', 'x'.repeat(51), 'TOO_LONG', 'tooLong'],
    ['R269', 'email', `${'x'.repeat(45)}@ab.de`, 'TOO_LONG', 'tooLong'],
    ['R320', 'phone', '12', 'MALFORMED', 'phoneFormat'],
    ['R320', 'phone', '+999 12345678', 'MALFORMED', 'phoneFormat'],
  ] as const)(
    '%s rejects %s %j with a localized field error, without an upstream call',
    async (_r, field, value, code, message) => {
      for (const [locale, messages] of Object.entries(formMessages)) {
        const refusal = await submit({ [field]: value }, locale.toUpperCase());
        expect(refusal).toEqual({
          __typename: 'FormRefusal',
          code: 'INVALID_INPUT',
          message: messages.invalid,
          problems: [{ field, code, message: messages[message] }],
          retryAfter: null,
          incident: null,
        });
      }
      expect(gateway.restCalls).toEqual([]);
    },
  );

  it('R266 R234 requires a description of an industry that is not listed', async () => {
    const { problems } = await submit({ industry: 'OTHER', otherIndustry: ' ' }, 'EN');
    expect(problems).toEqual([{ field: 'otherIndustry', code: 'REQUIRED', message: formMessages.en.industry }]);
  });

  it('returns all problems in form order, including those that depend on several fields', async () => {
    const { problems } = await submit({ firstName: '', email: 'x', phone: '12', comments: '' });
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'email', 'phone', 'comments']);
  });

  it.each([
    ['+49', '030 23125017', '+49', '+493023125017'],
    ['+49', '+49 30 23125017', '+49', '+493023125017'],
    ['+1', '0049 30 23125017', '+49', '+493023125017'],
    ['1', '(212) 555-0100', '+1', '+12125550100'],
    ['+86', '138 0013 8000', '+86', '+8613800138000'],
  ])('R270 stores %s with %s in E.164 format', async (mobilePrefix, phone, prefix, e164) => {
    expect(await submit({ mobilePrefix, phone })).toMatchObject({ __typename: 'InquiryAccepted' });
    expect(await stored()).toMatchObject([{ mobilePrefix: prefix, phone: e164 }]);
  });

  it('F5 returns the messages of the validation rules and stores valid input unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyInquiry, fc.constantFrom<Locale>('en', 'cn', 'de'), async (inquiry, locale) => {
        const result = await submit(inquiry, locale.toUpperCase());
        const messages = formMessages[locale];
        const expected = Object.entries(messagesOf(inquiryForm, inquiry));
        const problems = (result.problems ?? []).map(({ field, message }: Record<string, string>) => [field, message]);
        expect(Object.fromEntries(problems)).toEqual(
          Object.fromEntries(
            expected.map(([field, message]) => [field, Object.entries(messages).find(([key]) => key === message)?.[1]]),
          ),
        );
        if (expected.length > 0) return;
        const lead = (await stored()).find(({ id }) => id === result.reference);
        const { firstName, company, comments, country } = inquiry;
        expect(lead).toMatchObject({ firstName, company, comments, country });
      }),
      { seed: 20_240_930, numRuns: 300 },
    );
  });

  it('S9 stores 100 concurrent submissions of a form once and returns the same reference to all', async () => {
    const input = createInquiry();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input })),
    );
    const references = new Set(results.map(({ data }) => data.submitInquiry.reference));
    expect(references.size).toBe(1);
    expect((await stored()).map(({ id }) => id)).toEqual([...references]);
  });

  it('S9 rejects a reused idempotency key with different content', async () => {
    const { idempotencyKey } = createInquiry();
    await submit({ idempotencyKey });
    expect(await submit({ idempotencyKey, comments: 'Something else' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: formMessages.de.keyReused,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('S9 S11 treats a form in another locale or with its key in another case as the same submission', async () => {
    const idempotencyKey = randomUUID();
    const results = [];
    for (const locale of ['DE', 'CN', 'EN']) results.push(await submit({ idempotencyKey }, locale));
    results.push(await submit({ idempotencyKey: idempotencyKey.toUpperCase() }, 'EN'));
    expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
    expect(await stored()).toMatchObject([{ id: results[0].reference, locale: 'de' }]);
  });

  it.each(Object.entries(formMessages))(
    'R265 rejects an unknown country with a field error in %s',
    async (locale, messages) => {
      expect(await submit({ country: '999999' }, locale.toUpperCase())).toMatchObject({
        code: 'INVALID_INPUT',
        problems: [{ field: 'country', code: 'MALFORMED', message: messages.countryUnknown }],
      });
      expect(await stored()).toEqual([]);
    },
  );

  it('R265 accepts a country selected in another locale', async () => {
    expect(await submit({ country: '276' }, 'CN')).toMatchObject({ __typename: 'InquiryAccepted' });
  });
});

describe('subscriptions', () => {
  it('R225 R226 R258 stores a subscription with topics and consent', async () => {
    const result = await subscribe();
    expect(result).toMatchObject({ __typename: 'SubscriptionAccepted', contactMe: false });
    const [lead] = await stored();
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
    await subscribe({ email: 'reader@labor.de' });
    for (const [locale, messages] of Object.entries(formMessages)) {
      expect(await subscribe({ email: 'Reader@Labor.de' }, locale.toUpperCase())).toMatchObject({
        code: 'EMAIL_ALREADY_REGISTERED',
        message: messages.emailRegistered,
        problems: [{ field: 'email' }],
      });
    }
    expect(await stored()).toHaveLength(1);
  });

  it('R272 R258 requires contact details if a call is requested', async () => {
    const { problems } = await subscribe({ contactMe: true });
    const fieldMessages = problems.map(({ field, message }: { field: string; message: string }) => [field, message]);
    const { lastName, company, jobTitle, phone } = formMessages.en;
    expect(Object.fromEntries(fieldMessages)).toEqual({ lastName, company, jobTitle, phone });
  });

  it.each([
    ['country', '', 'region'],
    ['topics', [], 'topics'],
    ['acceptTerms', false, 'acceptTerms'],
  ] as const)('R272 rejects %s %j', async (field, value, message) => {
    const { problems } = await subscribe({ [field]: value });
    expect(problems).toEqual([{ field, code: 'REQUIRED', message: formMessages.en[message] }]);
  });

  it('R265 rejects an unknown region with a field error', async () => {
    const problem = { field: 'country', code: 'MALFORMED', message: formMessages.en.countryUnknown };
    expect(await subscribe({ country: '999999' })).toMatchObject({ code: 'INVALID_INPUT', problems: [problem] });
  });

  it('R322 rejects a wrong verification code without an upstream call', async () => {
    const verification = await verify();
    const refusal = await subscribe({ verification: { ...verification, code: '0' } }, 'DE');
    expect(refusal).toMatchObject({ code: 'VERIFICATION_FAILED', message: formMessages.de.verification });
    expect(gateway.restCalls).toEqual([]);
  });

  it('R322 accepts a code for one form only, including a resubmission of it', async () => {
    const verification = await verify();
    const changes = { verification, ...createSubscription() };
    const first = await subscribe(changes);
    expect(await subscribe(changes)).toEqual(first);
    expect(await subscribe({ verification })).toMatchObject({ code: 'VERIFICATION_FAILED' });
  });
});

describe('failures', () => {
  it('limits the rate per client address and returns retryAfter', async () => {
    const limited = await startGateway({ rateLimits: { inquiry: 2 } });
    const send = (address: string) =>
      limited.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() }, { 'x-forwarded-for': address });
    const results = [];
    for (let time = 0; time < 3; time++) results.push((await send('192.0.2.1')).data.submitInquiry);
    expect(results.map(({ __typename }) => __typename)).toEqual(['InquiryAccepted', 'InquiryAccepted', 'FormRefusal']);
    expect(results[2]).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: formMessages.en.tooMany });
    expect(results[2].retryAfter).toBeGreaterThan(0);
    expect((await send('192.0.2.2')).data.submitInquiry.__typename).toBe('InquiryAccepted');
    await limited.close();
  });

  it('R321 returns a localized service error with an incident id', async () => {
    const offline = await startGateway();
    await offline.stopLegacy();
    const { data } = await offline.ask(SUBMIT_INQUIRY, { locale: 'CN', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({
      code: 'SERVICE_ERROR',
      message: formMessages.cn.serviceError,
      incident: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(offline.reports).toHaveLength(1);
    await offline.close();
  });

  it('R265 names no field if the service rejects a form without a reason', async () => {
    const refusing = createServer(async (request, response) => {
      if (request.url?.endsWith('addInfo')) return response.end('{"code":400,"data":null}');
      const { method = '', headers, url } = request;
      const init = { method, headers: { lang: String(headers.lang), 'content-type': 'application/json' } };
      const body = await text(request);
      const forwarded = await fetch(gateway.legacyUrl + url, { ...init, ...(body && { body }) });
      return response.end(await forwarded.text());
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as AddressInfo;
    const behind = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
    const { data } = await behind.ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ code: 'INVALID_INPUT', problems: [] });
    await behind.close();
    refusing.close();
  });

  it.each([
    [
      'EN',
      'Server exception',
      'Email already registered',
      'Phone number format error',
      'Sorry, service error, please try again later!',
    ],
    ['CN', '服务器异常', '该邮箱已注册', '电话号码格式错误', '抱歉，服务出错，请稍后再试'],
    [
      'DE',
      'Serverausnahme',
      'E-Mail-Adresse bereits registriert',
      'Falsches Format der Telefonnummer',
      'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal!',
    ],
  ] as const)(
    'R316 Q42 has a text for each code of the service in %s',
    async (locale, exception, email, phone, other) => {
      let code = 0;
      const refusing = createServer((_request, response) =>
        response.end(JSON.stringify({ code: 500, data: { code } })),
      ).listen(0, '127.0.0.1');
      await once(refusing, 'listening');
      onTestFinished(() => void refusing.close());
      const { port } = refusing.address() as AddressInfo;
      const behind = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
      onTestFinished(behind.close);
      const refusalOf = async (upstreamCode: number) => {
        code = upstreamCode;
        const { data } = await behind.ask(SUBMIT_INQUIRY, { locale, input: createInquiry() });
        return data.submitInquiry;
      };
      const reference = expect.stringMatching(/^[0-9a-f-]{36}$/);
      expect(await refusalOf(500)).toMatchObject({ message: exception, incident: reference });
      expect(await refusalOf(50050)).toMatchObject({ message: email, problems: [{ field: 'email' }], incident: null });
      expect(await refusalOf(50051)).toMatchObject({ message: phone, problems: [{ field: 'phone' }], incident: null });
      expect(await refusalOf(59999)).toMatchObject({ message: other, incident: reference });
    },
  );

  it('R318 returns a server exception of the service as a localized error', async () => {
    const broken = await startGateway();
    await broken.db.schema.dropTable('leads').execute();
    const { data } = await broken.ask(SUBMIT_INQUIRY, { locale: 'DE', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ code: 'SERVICE_ERROR', message: formMessages.de.serverException });
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    await broken.close();
  });
});
