import { randomUUID } from 'node:crypto';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { createSampleRequest } from './sample-requests.fixture.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ rateLimits: { sampleRequest: 1000 } });
});

beforeEach(async () => {
  gateway.restCalls.length = 0;
  await gateway.db.deleteFrom('leads').execute();
});

afterAll(() => gateway.close());

const REQUEST = `mutation ($locale: Locale!, $input: SampleRequestInput!) @inContext(locale: $locale) {
  requestSample(input: $input) {
    __typename
    ... on SampleRequestAccepted { reference status }
    ... on FormRefusal { code message problems { field code message } }
  }
}`;

async function request(changes: object = {}, locale = 'EN') {
  const input = createSampleRequest(changes);
  const { data, errors } = await gateway.ask(REQUEST, { locale, input });
  expect(errors).toBeUndefined();
  return data.requestSample;
}

describe('sample requests', () => {
  it('R223 R256 R314 submits a request unchanged', async () => {
    const result = await request({}, 'DE');
    expect(result).toMatchObject({ __typename: 'SampleRequestAccepted', status: 'ALLOCATING_WAREHOUSE' });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/sample/apply/submit',
        lang: 'de',
        body: {
          sampleType: 'standard',
          productIds: ['11', '14'],
          reason: '',
          industry: 'Dentallabore',
          industryCode: '0',
          companySize: '11–50',
          application: 'endProduction',
          requirements: 'Please mark the build direction.',
          name: 'Ada Muster',
          occupation: 'Dental technician',
          contact: 'ada@labor.de',
          company: 'Labor am Markt',
          receiver: 'Goods inwards',
          phone: '+493023125017',
          address: 'DE, Am Markt 1, 10115 Berlin',
          language: 'de',
        },
      },
    ]);
    expect(await listLeads(gateway.db, { kind: 'sample-request' })).toMatchObject([{ id: result.reference }]);
  });

  it('R257 accepts a custom sample with a reason', async () => {
    const result = await request({ kind: 'CUSTOM', samples: [], reason: 'An arch of our own' });
    expect(result).toMatchObject({ __typename: 'SampleRequestAccepted', status: 'ALLOCATING_TEAM' });
    expect(gateway.restCalls[0]?.body).toMatchObject({ sampleType: 'custom', reason: 'An arch of our own' });
  });

  it.each([
    ['an e-mail address', 'ada@labor.de'],
    ['a telephone number', '+86 138 0000 0000'],
  ])('Q39 accepts %s as contact', async (_name, contact) => {
    expect(await request({ contact })).toMatchObject({ __typename: 'SampleRequestAccepted' });
  });

  it.each([
    ['samples', { samples: [] }, 'REQUIRED', 'samples'],
    ['samples', { samples: ['11', '12', '13', '14'] }, 'TOO_LONG', 'tooManySamples'],
    ['reason', { kind: 'CUSTOM', samples: [], reason: ' ' }, 'REQUIRED', 'reason'],
    ['samples', { kind: 'CUSTOM', reason: 'x' }, 'MALFORMED', 'malformed'],
    ['industryCode', { industryCode: undefined }, 'REQUIRED', 'industry'],
    ['industry', { industryCode: undefined, industry: ' ' }, 'REQUIRED', 'ownIndustry'],
    ['otherIndustry', { industryCode: 'OTHER', otherIndustry: ' ' }, 'REQUIRED', 'ownIndustry'],
    ['companySize', { companySize: '' }, 'REQUIRED', 'companySize'],
    ['name', { name: '' }, 'REQUIRED', 'name'],
    ['occupation', { occupation: '' }, 'REQUIRED', 'occupation'],
    ['contact', { contact: '' }, 'REQUIRED', 'contact'],
    ['contact', { contact: '030 1234567' }, 'MALFORMED', 'emailOrPhoneFormat'],
    ['company', { company: '' }, 'REQUIRED', 'company'],
    ['receiver', { receiver: '' }, 'REQUIRED', 'receiver'],
    ['phone', { phone: '+' }, 'MALFORMED', 'phoneFormat'],
    ['address', { address: 'x'.repeat(201) }, 'TOO_LONG', 'tooLong'],
  ] as const)('R273 Q36 rejects %s of %j without an upstream call', async (field, changes, code, message) => {
    expect(await request(changes, 'CN')).toEqual({
      __typename: 'FormRefusal',
      code: 'INVALID_INPUT',
      message: formMessages.cn.invalid,
      problems: [{ field, code, message: formMessages.cn[message] }],
    });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    [
      { industryCode: 'OTHER', otherIndustry: ' Jewelry ' },
      { industry: 'Jewelry', industryCode: '5' },
    ],
    [
      { industryCode: 'HEARABLES', industry: 'Ears' },
      { industry: '耳机与助听器', industryCode: '4' },
    ],
  ])('R223 sends the industry %j as label or free text, with its code', async (changes, sent) => {
    expect(await request(changes, 'CN')).toMatchObject({ __typename: 'SampleRequestAccepted' });
    expect(gateway.restCalls[0]?.body).toMatchObject(sent);
  });

  it('R223 accepts free text without a code from apps that do not know the codes', async () => {
    const changes = { industryCode: undefined, industry: 'Dental laboratory' };
    expect(await request(changes)).toMatchObject({ __typename: 'SampleRequestAccepted' });
    expect(gateway.restCalls[0]?.body).toMatchObject({ industry: 'Dental laboratory' });
    expect(gateway.restCalls[0]?.body).not.toHaveProperty('industryCode');
  });

  it('S9 stores a request once that is repeated in another locale', async () => {
    const idempotencyKey = randomUUID();
    const first = await request({ idempotencyKey }, 'DE');
    expect(await request({ idempotencyKey }, 'CN')).toEqual(first);
    expect(await listLeads(gateway.db, {})).toMatchObject([{ industry: 'Dentallabore', locale: 'de' }]);
  });

  it.each(['US', 'CN', 'DE', 'GB'])('R353 Q37 puts the shipping country %s before the address', async (shipTo) => {
    expect(await request({ shipTo })).toMatchObject({ __typename: 'SampleRequestAccepted' });
    expect(gateway.restCalls[0]?.body).toMatchObject({ address: `${shipTo}, Am Markt 1, 10115 Berlin` });
  });

  it('R353 Q37 accepts four shipping countries only', async () => {
    const { errors } = await gateway.ask(REQUEST, {
      locale: 'EN',
      input: createSampleRequest({ shipTo: 'FR' }),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.restCalls).toEqual([]);
  });

  it.each(Object.entries(formMessages))(
    'R223 rejects an unknown sample with a field error in %s',
    async (locale, messages) => {
      const problem = { field: 'samples', code: 'MALFORMED', message: messages.sampleUnknown };
      for (const samples of [['999'], ['11', '999']]) {
        expect(await request({ samples }, locale.toUpperCase())).toMatchObject({
          code: 'INVALID_INPUT',
          problems: [problem],
        });
      }
      expect(await listLeads(gateway.db, {})).toEqual([]);
    },
  );

  it('R223 removes duplicate samples', async () => {
    expect(await request({ samples: ['11', '12', '11', '13'] })).toMatchObject({ __typename: 'SampleRequestAccepted' });
    expect(await listLeads(gateway.db, {})).toMatchObject([{ productIds: ['11', '12', '13'] }]);
  });

  it('R223 parses a number without calling code with the code of the shipping country', async () => {
    await request({ shipTo: 'CN', phone: '138 0013 8000' });
    expect(await listLeads(gateway.db, {})).toMatchObject([{ phone: '+8613800138000' }]);
  });

  it('sends the same locale code as inquiries', async () => {
    await request({}, 'CN');
    expect(await listLeads(gateway.db, {})).toMatchObject([{ locale: 'cn' }]);
  });
});
