import { contentLanguages } from '@heliograph/schema/locales.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { listLeads, saveLead } from './leads.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';

const bin = process.env.POSTGRES_BIN;

const READS: [method: 'GET' | 'POST', url: string, payload?: object][] = [
  ['POST', '/hgCommon/area/find', { level: 1, pid: '99999999' }],
  ['POST', '/hgCommon/area/find', { level: 0, pid: '' }],
  ['POST', '/hgCommon/changes', { after: 0 }],
  ['POST', '/TDK/pageQuery', { TDKTag: {}, pageNum: 1, pageSize: 10_000 }],
  ['POST', '/TDK/selectByPageUrl', { pageUrl: '/hardware/A2D' }],
  ['GET', '/websiteNews/findById/144'],
  ['POST', '/websiteNews/findAll', { pageNum: 2, pageSize: 5 }],
  ['GET', '/websiteNews/findHotTags?type=news'],
  ['POST', '/websiteNews/findNewsByTag', { tag: 'product' }],
  ['POST', '/product/findAll', { kind: 'accessory', type: 4 }],
  ['GET', '/product/findById/2'],
  ['GET', '/materialsManage/findById/101'],
  [
    'POST',
    '/materialsManage/find',
    { groupType: '1', sort: 'flexuralModulus', params: [{ key: 'flexuralModulus', min: 1 }] },
  ],
  ['POST', '/materialsManage/find', {}],
  ['POST', '/materialsManage/find', { printer: ['no such printer'] }],
  ['POST', '/materialsManage/find', { pageNum: 1_000 }],
  ['GET', '/materialsManage/paramRanges'],
  ['POST', '/knowledge/front/findAll', { modules: ['events'], from: '2026-11-21', sort: 'asc' }],
  ['POST', '/knowledge/front/findAll', { name: 'PRINT', sort: 'desc' }],
  ['GET', '/knowledge/findById/301'],
  ['POST', '/mall/content/list', { kind: 'support', topic: 'warranty' }],
  ['GET', '/hgAgent/list'],
  ['GET', '/hgAgent/integration/list'],
  ['GET', '/hgAgent/consumer/list?country=DE'],
  ['GET', '/hgAgent/consumer/countryList'],
  ['POST', '/hgCommon/search', { page: 1, size: 20, data: '树脂' }],
  ['POST', '/hgCommon/search', { page: 1, size: 20, data: '100% a_b' }],
  ['POST', '/searchRecommend/findAll', { page: 1, size: 5, data: {} }],
  ['GET', '/sample/category/list'],
  ['POST', '/sample/product/page', { categoryId: '2' }],
  ['GET', '/sample/product/detail/11'],
];

/** The databases were seeded at different times. */
const withoutTimes = (body = '{}') =>
  JSON.parse(body, (key, value) => (['updatedAt', 'feed'].includes(key) ? undefined : value));

describe.skipIf(!bin)('SQLite and PostgreSQL', () => {
  const databases: Database[] = [];
  const apps: FastifyInstance[] = [];
  let postgres: Awaited<ReturnType<typeof startPostgres>>;

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    for (const url of ['sqlite::memory:', postgres.url]) {
      const db = await openDatabase(url);
      databases.push(db);
      apps.push(createApp(db));
    }
  }, 60_000);

  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const db of databases) await db.destroy();
    await postgres?.stop();
  });

  it.each(READS)('%s %s returns the same from both', async (method, url, payload) => {
    for (const lang of contentLanguages) {
      const request = { method, url, headers: { lang }, ...(payload && { payload }) };
      const [fromSqlite, fromPostgres] = await Promise.all(apps.map((app) => app.inject(request)));
      expect(fromSqlite?.json().code).toBe(200);
      expect(withoutTimes(fromPostgres?.body)).toEqual(withoutTimes(fromSqlite?.body));
    }
  });

  it('F5 both reject a NUL character anywhere in a request', async () => {
    for (const app of apps) {
      const payloads = [
        ['/websiteNews/findNewsByTag', { tag: 'a\u0000' }],
        ['/materialsManage/find', { category: ['\u0000'] }],
        ['/TDK/selectByPageUrl', { pageUrl: '/\u0000' }],
      ] as const;
      for (const [url, payload] of payloads) {
        const response = await app.inject({ method: 'POST', url, payload });
        expect(response.json().code, url).toBe(400);
      }
    }
  });

  it('F5 both accept a literal \\u0000 escape in text', async () => {
    for (const app of apps) {
      const payload = { tag: 'a\\u0000' };
      expect((await app.inject({ method: 'POST', url: '/websiteNews/findNewsByTag', payload })).json().code).toBe(200);
    }
  });

  it('S9 both store a form once that is sent 100 times concurrently', async () => {
    const lead = {
      kind: 'inquiry',
      key: 'the same key',
      email: 'a@b.de',
      locale: 'en',
      payload: { text: 'Grüße 你好' },
    } as const;
    for (const db of databases) {
      const saved = await Promise.all(Array.from({ length: 100 }, () => saveLead(db, lead)));
      const leads = await listLeads(db, { kind: 'inquiry' });
      expect(new Set(saved.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ id: leads[0]?.id })]));
      expect(leads).toMatchObject([{ text: 'Grüße 你好' }]);
    }
  });

  it('R319 both let an email address subscribe once', async () => {
    for (const db of databases) {
      const subscribe = (key: string) =>
        saveLead(db, { kind: 'subscription', key, email: 'Reader@b.de', locale: 'en', payload: {} });
      expect(await subscribe('first key')).toEqual({ id: expect.any(String) });
      expect(await subscribe('second key')).toBe('already-subscribed');
    }
  });

  it('both keep content and leads when they are reopened', async () => {
    for (const db of databases) {
      const before = await listLeads(db, {});
      await migrate(db);
      await seed(db);
      expect(await listLeads(db, {})).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    }
  });
});
