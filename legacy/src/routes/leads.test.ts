import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLeads, saveLead } from '../store/leads.ts';
import { statements as leadKeys } from '../store/migrations/0003-lead-keys.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

beforeEach(async () => {
  await service.db.deleteFrom('leads').execute();
});

const inquiry = {
  firstName: 'Ada',
  email: 'ada@labor.de',
  country: '276',
  company: 'Labor',
  phone: '+493023125017',
  mobilePrefix: '+49',
  industry: 'Dentallabore',
  industryCode: '0',
  comments: 'Hallo',
  type: '3',
};

const sampleRequest = {
  sampleType: 'standard',
  productIds: ['11'],
  industry: 'Dental laboratory',
  companySize: '11–50',
  application: 'endProduction',
  name: 'Ada Muster',
  occupation: 'Dental technician',
  contact: 'ada@labor.de',
  company: 'Labor am Markt',
  receiver: 'Goods inwards',
  phone: '+493023125017',
  address: 'Am Markt 1',
};

const sendInquiry = (key: string, changes: object = {}, headers: object = { lang: 'de', language: 'de' }) =>
  service.post('/clientSubscribe/addInfo', { ...inquiry, ...changes }, { 'idempotency-key': key, ...headers });

const stored = () => listLeads(service.db, {});

describe('submissions', () => {
  it('S9 are stored once per key, ignoring case', async () => {
    const key = randomUUID();
    const responses = [await sendInquiry(key), await sendInquiry(key.toUpperCase()), await sendInquiry(key)];
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('S9 are equal across locales, although the name of a listed industry differs', async () => {
    const key = randomUUID();
    const { data } = await sendInquiry(key);
    const again = await sendInquiry(key, { industry: '义齿技工室', language: 'zh' }, { lang: 'zh', language: 'cn' });
    expect(again).toMatchObject({ code: 200, data });
    expect(await stored()).toMatchObject([{ industry: 'Dentallabore', locale: 'de' }]);
  });

  it.each([
    ['another listed industry', { industryCode: '1' }],
    ['other comments', { comments: 'Hello' }],
  ])('S9 are rejected if the key is reused with %s', async (_name, changes) => {
    const key = randomUUID();
    await sendInquiry(key);
    expect(await sendInquiry(key, changes)).toMatchObject({ code: 409 });
  });

  it('S9 are rejected if the key is reused with another free-text industry', async () => {
    const key = randomUUID();
    await sendInquiry(key, { industryCode: '5', industry: 'Jewellery' });
    expect(await sendInquiry(key, { industryCode: '5', industry: 'Watches' })).toMatchObject({ code: 409 });
  });

  it.each([
    [{ lang: 'zh', language: 'cn' }, 'cn'],
    [{ lang: 'zh' }, 'cn'],
    [{ lang: 'de' }, 'de'],
    [{ lang: 'en', language: 'fr' }, 'en'],
    [{}, 'en'],
  ])('store one code per site locale: headers %j give %s', async (headers, locale) => {
    await sendInquiry(randomUUID(), {}, headers);
    await service.post('/sample/apply/submit', sampleRequest, headers);
    expect((await stored()).map((lead) => lead.locale)).toEqual([locale, locale]);
  });

  it('S9 of sample requests are equal across locales by the code of a listed industry, and differ by free text', async () => {
    const send = (changes: object) =>
      service.post('/sample/apply/submit', { ...sampleRequest, ...changes }, { 'idempotency-key': 'sample-0001' });
    expect(await send({ industry: 'Dental Labs', industryCode: '0' })).toMatchObject({ code: 200 });
    expect(await send({ industry: 'Dentallabore', industryCode: '0' })).toMatchObject({ code: 200 });
    expect(await send({ industry: 'Hearables', industryCode: '4' })).toMatchObject({ code: 409 });
    expect(await send({ industry: 'Dental Labs' })).toMatchObject({ code: 409 });
    expect(await stored()).toHaveLength(1);
  });

  it('store a repeated sample id once', async () => {
    const productIds = ['11', '12', '11', '12', '13'];
    expect(await service.post('/sample/apply/submit', { ...sampleRequest, productIds })).toMatchObject({ code: 200 });
    expect(await stored()).toMatchObject([{ productIds: ['11', '12', '13'] }]);
  });

  it('get lower-case keys and site locales by a migration, unless two keys would collide', async () => {
    const save = (key: string) =>
      saveLead(service.db, { kind: 'inquiry', key, email: 'a@b.de', locale: 'zh', payload: {} });
    for (const key of ['AAAA-1', 'BBBB-2', 'bbbb-2']) await save(key);
    for (const statement of leadKeys) await statement.execute(service.db);
    const rows = await service.db.selectFrom('leads').select(['idempotency_key', 'locale']).execute();
    expect(rows.map((row) => row.idempotency_key).toSorted()).toEqual(['BBBB-2', 'aaaa-1', 'bbbb-2']);
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['cn']));
  });
});
