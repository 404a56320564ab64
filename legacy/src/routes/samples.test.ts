import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('sample', () => {
  it('R311 returns the categories in order', async () => {
    const { data } = await service.get('/sample/category/list', { lang: 'de' });
    expect(data.map(({ id }: { id: number }) => id)).toEqual(content.sampleCategories.map(({ id }) => id));
    expect(data[0]).toMatchObject({ urlName: 'models', language: 'de' });
  });

  it('R312 returns the samples of a category, and none for an unknown category', async () => {
    const { data } = await service.post('/sample/product/page', { categoryId: '5' });
    const wearables = content.samples.filter(({ category }) => category === 5);
    expect(data.records.map(({ id }: { id: number }) => id)).toEqual(wearables.map(({ id }) => id));
    expect((await service.post('/sample/product/page', { categoryId: "' or 1=1" })).data.total).toBe(0);
  });

  it('returns code 400 for a category id that is too long', async () => {
    const response = await service.post('/sample/product/page', { categoryId: 'x'.repeat(33) });
    expect(response).toMatchObject({ code: 400, data: null });
  });
});
