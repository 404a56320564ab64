import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

type Article = { id: number; type: string; publishTime: string; tags: { code: string }[] };

describe('websiteNews', () => {
  it('R290 pages through the news, newest first', async () => {
    const all = await service.post('/websiteNews/findAll', { pageSize: 100 });
    const days = all.data.records.map(({ publishTime }: Article) => publishTime);
    expect(days).toHaveLength(content.news.length);
    expect(days).toEqual(days.toSorted().toReversed());
    const second = await service.post('/websiteNews/findAll', { pageNum: 2, pageSize: 5 });
    expect(second.data).toEqual({
      total: days.length,
      pageNum: 2,
      pageSize: 5,
      records: all.data.records.slice(5, 10),
    });
  });

  it('R292 filters news by tag, with or without a type', async () => {
    const find = async (payload: object): Promise<Article[]> =>
      (await service.post('/websiteNews/findNewsByTag', { tag: 'orthodontics', ...payload })).data.records;
    const [all, courses] = [await find({}), await find({ type: 'training' })];
    for (const { tags } of all) expect(tags.map(({ code }) => code)).toContain('orthodontics');
    expect(new Set(courses.map(({ type }) => type))).toEqual(new Set(['training']));
    expect(courses.length).toBeLessThan(all.length);
  });

  it('R291 counts the tags, most used first, with names in the language of the query', async () => {
    const { data } = await service.get('/websiteNews/findHotTags?language=de', { lang: 'zh' });
    const counts = data.map(({ count }: { count: number }) => count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    const studies = content.news.filter(({ tags }) => tags.includes('research'));
    expect(data).toContainEqual({ code: 'research', name: 'Studien', count: studies.length });
  });

  it.each([
    ['findAll', { type: 'podcast' }],
    ['findNewsByTag', {}],
    ['findNewsByTag', { tag: '' }],
    ['findNewsByTag', { tag: 'x'.repeat(65) }],
  ])('%s returns code 400 for %j', async (call, payload) => {
    expect(await service.post(`/websiteNews/${call}`, payload)).toMatchObject({ code: 400, data: null });
  });

  it('returns code 400 for the tags of an unknown type', async () => {
    expect(await service.get('/websiteNews/findHotTags?type=podcast')).toMatchObject({ code: 400, data: null });
  });
});
