import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

type Entry = {
  id: number;
  module: string;
  publishTime: string;
  startDate: string;
  endDate: string;
  language: string;
  localizedSummary: object | null;
};

async function list(payload: object): Promise<Entry[]> {
  const { code, data } = await service.post('/knowledge/front/findAll', { pageSize: 100, ...payload });
  expect(code).toBe(200);
  expect(data.total).toBe(data.records.length);
  return data.records;
}

const publishedIn = (entries: Entry[]) => entries.map(({ publishTime }) => publishTime);

describe('knowledge', () => {
  it('R188 sorts all modules by publication date, newest first by default', async () => {
    const days = publishedIn(await list({}));
    expect(days).toHaveLength(content.knowledge.length);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(publishedIn(await list({ sort: 'asc' }))).toEqual(days.toSorted());
  });

  it('sorts events by their first day for `soonest`', async () => {
    const days = (await list({ modules: ['events'], sort: 'soonest' })).map(({ startDate }) => startDate);
    expect(days.length).toBeGreaterThan(5);
    expect(days).toEqual(days.toSorted());
  });

  it('R186 finds events between two days, inclusive', async () => {
    const events = await list({ modules: ['events'] });
    expect(events.length).toBeGreaterThan(5);
    for (const { startDate, endDate, id } of events) {
      for (const day of [startDate, endDate]) {
        const found = await list({ modules: ['events'], from: day, to: day });
        expect(found.map((entry) => entry.id)).toContain(id);
      }
    }
  });

  it('R189 matches a substring of the title literally, ignoring case and width', async () => {
    const titled = async (name: string, language = 'en') => (await list({ name, language })).map(({ id }) => id);
    const explained = content.knowledge.filter(({ title }) => /xpr pixel/i.test(title.en));
    expect(new Set(await titled('ＸＰＲ pixel'))).toEqual(new Set(explained.map(({ id }) => id)));
    expect(explained.length).toBeGreaterThan(0);
    expect(await titled('像素', 'zh')).toContain(323);
    expect(await titled('xpr%shift')).toEqual([]);
    expect(await titled('xpr_pixel')).toEqual([]);
    expect(await titled("xpr' or '1'='1")).toEqual([]);
  });

  it('returns the language of an untranslated record', async () => {
    const [event] = await list({ modules: ['events'], language: 'zh' });
    const [study] = await list({ modules: ['caseStudies'], language: 'zh' });
    expect(event).toMatchObject({ language: 'en', languages: ['en'] });
    expect(study).toMatchObject({ language: 'zh', languages: ['en', 'zh'] });
  });

  it('returns a summary of a case study in a language that its text is not translated into', async () => {
    const [english] = await list({ modules: ['caseStudies'], language: 'en' });
    const [german] = await list({ modules: ['caseStudies'], language: 'de' });
    const source = content.knowledge.find(({ id }) => id === german?.id);
    expect(english).toMatchObject({ language: 'en', localizedSummary: null });
    expect(german).toMatchObject({ language: 'en', languages: ['en', 'zh'], title: source?.title.en });
    const summaries = source?.module === 'caseStudies' ? source.localizedSummaries : expect.fail();
    expect(german?.localizedSummary).toEqual(summaries.de);
    expect(german).not.toHaveProperty('localizedSummaries');
  });

  it.each([
    { modules: ['podcasts'] },
    { modules: 'events' },
    { sort: 'newest' },
    { line: 'industrial' },
    { name: '' },
    { name: 'x'.repeat(101) },
    { from: '21.11.2026' },
    { to: '2026-02-30' },
    { field: '1' },
  ])('returns code 400 for %j', async (payload) => {
    expect(await service.post('/knowledge/front/findAll', payload)).toMatchObject({ code: 400, data: null });
  });
});
