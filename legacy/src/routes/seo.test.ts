import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('TDK', () => {
  it('R287 R331 returns all rows of a language with a page size of 10000', async () => {
    const { data } = await service.post('/TDK/pageQuery', { TDKTag: {}, pageNum: 1, pageSize: 10_000, language: 'de' });
    expect(data.list).toHaveLength(content.tdk.filter(({ language }) => language === 'de').length);
    expect(data.total).toBe(data.list.length);
    for (const { language, page_url } of data.list) expect([language, page_url[0]]).toEqual(['de', '/']);
    const second = await service.post('/TDK/pageQuery', { pageNum: 2, pageSize: 10, language: 'de' });
    expect(second.data.list).toEqual(data.list.slice(10, 20));
  });

  it('R288 returns the row of a page, or none', async () => {
    const payload = { pageUrl: '/hardware/A2D', language: 'zh' };
    const { data } = await service.post('/TDK/selectByPageUrl', payload);
    expect(data).toMatchObject([
      { page_url: '/hardware/A2D', language: 'zh', seo_title: expect.stringContaining('A2D') },
    ]);
    expect((await service.post('/TDK/selectByPageUrl', { ...payload, pageUrl: '/hardware/%' })).data).toEqual([]);
  });

  it.each([
    ['pageQuery', { pageSize: 10_001 }],
    ['pageQuery', { TDKTag: 'all' }],
    ['selectByPageUrl', {}],
    ['selectByPageUrl', { pageUrl: `/${'x'.repeat(512)}` }],
  ])('%s returns code 400 for %j', async (call, payload) => {
    expect(await service.post(`/TDK/${call}`, payload)).toMatchObject({ code: 400, data: null });
  });
});
