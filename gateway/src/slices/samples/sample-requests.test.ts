import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/rules/messages.ts';
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
  it('R223 R256 R314 hands a request on exactly as it was entered', async () => {
    const answer = await request({}, 'DE');
    expect(answer).toMatchObject({ __typename: 'SampleRequestAccepted', status: 'ALLOCATING_WAREHOUSE' });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/sample/apply/submit',
        lang: 'de',
        body: {
          sampleType: 'standard',
          productIds: ['11', '14'],
          reason: '',
          industry: 'Dental laboratory',
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
    expect(await listLeads(gateway.db, { kind: 'sample-request' })).toMatchObject([{ id: answer.reference }]);
  });

  it('R257 takes a custom sample with its reason', async () => {
    const answer = await request({ kind: 'CUSTOM', samples: [], reason: 'An arch of our own' });
    expect(answer).toMatchObject({ __typename: 'SampleRequestAccepted', status: 'ALLOCATING_TEAM' });
    expect(gateway.restCalls[0]?.body).toMatchObject({ sampleType: 'custom', reason: 'An arch of our own' });
  });

  it.each([
    ['an e-mail address', 'ada@labor.de'],
    ['a telephone number', '+86 138 0000 0000'],
  ])('Q39 takes %s as the way to get in touch', async (_name, contact) => {
    expect(await request({ contact })).toMatchObject({ __typename: 'SampleRequestAccepted' });
  });

  it.each([
    ['samples', { samples: [] }, 'REQUIRED', 'samples'],
    ['samples', { samples: ['11', '12', '13', '14'] }, 'TOO_LONG', 'tooManySamples'],
    ['reason', { kind: 'CUSTOM', samples: [], reason: ' ' }, 'REQUIRED', 'reason'],
    ['samples', { kind: 'CUSTOM', reason: 'x' }, 'MALFORMED', 'malformed'],
    ['industry', { industry: '' }, 'REQUIRED', 'industry'],
    ['companySize', { companySize: '' }, 'REQUIRED', 'companySize'],
    ['name', { name: '' }, 'REQUIRED', 'name'],
    ['occupation', { occupation: '' }, 'REQUIRED', 'occupation'],
    ['contact', { contact: '' }, 'REQUIRED', 'contact'],
    ['contact', { contact: '030 1234567' }, 'MALFORMED', 'contactFormat'],
    ['company', { company: '' }, 'REQUIRED', 'company'],
    ['receiver', { receiver: '' }, 'REQUIRED', 'receiver'],
    ['phone', { phone: '+' }, 'MALFORMED', 'phoneFormat'],
    ['address', { address: 'x'.repeat(201) }, 'TOO_LONG', 'tooLong'],
  ] as const)('R273 Q36 refuses %s of %j, and sends nothing', async (field, changes, code, message) => {
    expect(await request(changes, 'CN')).toEqual({
      __typename: 'FormRefusal',
      code: 'INVALID_INPUT',
      message: formMessages.cn.invalid,
      problems: [{ field, code, message: formMessages.cn[message] }],
    });
    expect(gateway.restCalls).toEqual([]);
  });

  it('R353 ships to four countries and to no other', async () => {
    const { errors } = await gateway.ask(REQUEST, {
      locale: 'EN',
      input: createSampleRequest({ shipTo: 'FR' }),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.restCalls).toEqual([]);
  });

  it.each(Object.entries(formMessages))(
    'R223 names the field of a sample that is not there, in %s',
    async (locale, words) => {
      const problem = { field: 'samples', code: 'MALFORMED', message: words.sampleUnknown };
      for (const samples of [['999'], ['11', '999']]) {
        expect(await request({ samples }, locale.toUpperCase())).toMatchObject({
          code: 'INVALID_INPUT',
          problems: [problem],
        });
      }
      expect(await listLeads(gateway.db, {})).toEqual([]);
    },
  );

  it('R223 takes the same sample once, however often it is named', async () => {
    expect(await request({ samples: ['11', '12', '11', '13'] })).toMatchObject({ __typename: 'SampleRequestAccepted' });
    expect(await listLeads(gateway.db, {})).toMatchObject([{ productIds: ['11', '12', '13'] }]);
  });

  it('R223 reads a number without a calling code as one of the country that the parcel goes to', async () => {
    await request({ shipTo: 'CN', phone: '138 0013 8000' });
    expect(await listLeads(gateway.db, {})).toMatchObject([{ phone: '+8613800138000' }]);
  });

  it('carries the code of the locale that inquiries carry', async () => {
    await request({}, 'CN');
    expect(await listLeads(gateway.db, {})).toMatchObject([{ locale: 'cn' }]);
  });
});
