import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

const CHINA = { level: 1, pid: '99999999' };

describe('every call', () => {
  it.each([
    ['/hgCommon/area/find', CHINA],
    ['/websiteNews/findAll', {}],
    ['/product/findAll', {}],
    ['/liveStream/findAll', {}],
    ['/knowledge/front/findAll', {}],
    ['/mall/content/list', { kind: 'support' }],
    ['/hgCommon/search', { data: '树脂' }],
    ['/searchRecommend/findAll', {}],
    ['/sample/product/page', {}],
  ])('Q3 R278 POST %s returns the same with the api prefix', async (path, payload) => {
    const body = { ...payload, language: 'zh' };
    const response = await service.post(path, body);
    expect(response).toMatchObject({ code: 200, msg: 'success' });
    expect(await service.post(`/api${path}`, body)).toEqual(response);
  });

  it.each([
    '/websiteNews/findById/144',
    '/websiteNews/findHotTags?type=news&language=zh',
    '/product/findById/9',
    '/materialsManage/resinFamilies',
    '/knowledge/findById/301',
    '/hgAgent/list',
    '/hgAgent/integration/list',
    '/hgAgent/consumer/list?country=DE',
    '/hgAgent/consumer/countryList',
    '/sample/category/list',
    '/sample/product/detail/11',
  ])('Q3 R278 GET %s returns the same with the api prefix', async (path) => {
    const response = await service.get(path);
    expect(response).toMatchObject({ code: 200, msg: 'success' });
    expect(await service.get(`/api${path}`)).toEqual(response);
  });

  it.each([
    'websiteNews/findById',
    'product/findById',
    'knowledge/findById',
    'liveStream/findById',
    'sample/product/detail',
  ])('GET %s returns code 404 for an unknown id', async (path) => {
    for (const id of ['99999', '0', '-1', '1.5', 'x', '1%20or%201=1', '9'.repeat(20)]) {
      expect(await service.get(`/${path}/${id}`)).toEqual({ code: 404, msg: 'Record not found', data: null });
    }
  });

  it.each([
    '/websiteNews/findAll',
    '/product/findAll',
    '/liveStream/findAll',
    '/knowledge/front/findAll',
    '/sample/product/page',
  ])('POST %s returns code 400 for an invalid page number', async (path) => {
    for (const paging of [{ pageNum: 0 }, { pageNum: 1.5 }, { pageSize: 0 }, { pageSize: 10_001 }, { pageNum: '1' }]) {
      expect(await service.post(path, paging)).toMatchObject({ code: 400, data: null });
    }
  });

  it('Q2 takes the language from the body, then the query, then the header, and defaults to English', async () => {
    const languageOf = async (url: string, payload: object, headers = {}) =>
      (await service.post(url, payload, headers)).data.records[0].language;
    const [plain, withQuery] = ['/product/findAll', '/product/findAll?language=de'];
    expect(await languageOf(withQuery, { language: 'zh' }, { lang: 'en' })).toBe('zh');
    expect(await languageOf(withQuery, {}, { lang: 'zh' })).toBe('de');
    expect(await languageOf(plain, {}, { lang: 'zh' })).toBe('zh');
    expect(await languageOf(plain, { language: 'cn' }, { lang: 'xx' })).toBe('en');
  });
});
