import { contentLanguages } from '@heliograph/schema/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

const COUNTRIES = { level: 0, pid: '' };

describe('hgCommon/area/find', () => {
  it('R285 returns the provinces of China without codes', async () => {
    const { data } = await service.post('/hgCommon/area/find', { level: 1, pid: '99999999', language: 'zh' });
    expect(data).toHaveLength(34);
    expect(data[0]).toEqual({ id: '110000', name: '北京市' });
  });

  it.each(contentLanguages)('R285 returns the countries with their codes, sorted by name in %s', async (language) => {
    const { data } = await service.post('/hgCommon/area/find', { ...COUNTRIES, language });
    const names = data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  it.each([
    ['en', 'Germany'],
    ['zh', '德国'],
    ['de', 'Deutschland'],
  ])('R285 names the countries in %s', async (language, name) => {
    const { data } = await service.post('/hgCommon/area/find', { ...COUNTRIES, language });
    expect(data).toContainEqual({ id: '276', code: 'DE', name });
  });

  it.each([
    {},
    { level: 1, pid: '' },
    { level: 0, pid: '99999999' },
    { level: 2, pid: '110000' },
    { level: '0', pid: '' },
  ])('returns code 400 for %j', async (payload) => {
    expect(await service.post('/hgCommon/area/find', payload)).toMatchObject({ code: 400, data: null });
  });
});
