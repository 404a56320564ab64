import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('hgCommon/search', () => {
  it('R309 returns five results by default', async () => {
    const { data } = await service.post('/hgCommon/search', { data: 'resin' });
    expect(data).toMatchObject({ pageNum: 1, pageSize: 5 });
    expect(data.records).toHaveLength(5);
    for (const record of data.records) expect(Object.keys(record).toSorted()).toEqual(['title', 'url']);
  });

  it('lists machines and applications before pages about the company', async () => {
    const { data } = await service.post('/hgCommon/search', { data: '3D', size: 100 });
    const urls: string[] = data.records.map(({ url }: { url: string }) => url);
    expect(urls.indexOf('/hardware')).toBeGreaterThanOrEqual(0);
    expect(urls.indexOf('/hardware')).toBeLessThan(urls.indexOf('/aboutUs/joinUs'));
    expect(urls.indexOf('/application/dental-labs-3d-printer')).toBeLessThan(urls.indexOf('/aboutUs'));
  });

  it.each([
    {},
    { data: '' },
    { data: '  ' },
    { data: 'x'.repeat(101) },
    { data: { language: 'zh' } },
    { data: 'a', size: 101 },
  ])('returns code 400 for %j', async (payload) => {
    expect(await service.post('/hgCommon/search', payload)).toMatchObject({ code: 400, data: null });
  });
});

describe('searchRecommend/findAll', () => {
  it('R310 returns the first recommended links', async () => {
    const { data } = await service.post('/searchRecommend/findAll', { page: 1, size: 3, data: {}, language: 'de' });
    expect(data.total).toBeGreaterThan(3);
    expect(data.records.map(({ url }: { url: string }) => url)).toEqual([
      '/hardware/A2D_4K',
      '/hardware/Reflex',
      '/material/0-all',
    ]);
    for (const { language } of data.records) expect(language).toBe('de');
  });

  it('returns code 400 if data is a string', async () => {
    expect(await service.post('/searchRecommend/findAll', { data: 'zh' })).toMatchObject({ code: 400, data: null });
  });
});
