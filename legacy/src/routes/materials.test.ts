import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../store/database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDatabase();
  app = createApp(db);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const post = async (url: string, payload: object, headers = {}) =>
  (await app.inject({ method: 'POST', url, payload, headers })).json();
const get = async (url: string, headers = {}) => (await app.inject({ url, headers })).json();

describe('materialsManage', () => {
  it('R278 responds with and without the api prefix', async () => {
    expect(await get('/api/materialsManage/findById/101')).toEqual(await get('/materialsManage/findById/101'));
  });

  it('R279 takes the language from the body, then the header, and defaults to English', async () => {
    const names = async (payload: object, headers: object) =>
      (await post('/materialsManage/find', { pageSize: 1, ...payload }, headers)).data.records[0].category.name;
    expect(await names({ language: 'zh' }, { lang: 'de' })).toBe('冠桥树脂');
    expect(await names({}, { lang: 'de' })).toBe('Kronen und Brücken');
    expect(await names({ language: 'tlh' }, {})).toBe('Crown and bridge');
  });

  it('R295 returns code 404 for an unknown material', async () => {
    for (const id of ['999999', '0', 'x', '1.5']) {
      expect(await get(`/materialsManage/findById/${id}`)).toEqual({
        code: 404,
        msg: 'Material not found',
        data: null,
      });
    }
  });

  it.each([
    { pageNum: 0 },
    { pageSize: 10_001 },
    { groupType: '3' },
    { sort: 'price' },
    { params: [{ key: 'price', min: 1 }] },
    { color: ['x'.repeat(65)] },
    { color: 'white' },
  ])('returns code 400 for %j', async (payload) => {
    expect(await post('/materialsManage/find', payload)).toMatchObject({ code: 400, data: null });
  });

  it('treats an SQL injection attempt as an unknown code', async () => {
    const { code, data } = await post('/materialsManage/find', { color: ["' or 1=1 --"] });
    expect({ code, total: data.total }).toEqual({ code: 200, total: 0 });
  });

  it('responds to invalid JSON and unknown paths without a stack trace', async () => {
    const broken = await app.inject({
      method: 'POST',
      url: '/TDK/pageQuery',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect({ status: broken.statusCode, ...broken.json() }).toEqual({
      status: 400,
      code: 400,
      msg: 'The request cannot be read',
      data: null,
    });
    expect(await get('/nothing')).toEqual({ code: 404, msg: 'Unknown path', data: null });
  });
});
