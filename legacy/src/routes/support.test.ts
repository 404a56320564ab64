import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

describe('mall/content/list', () => {
  it('R304 Q32 returns support articles and software versions separately', async () => {
    const [articles, versions] = await Promise.all(
      ['support', 'software'].map((kind) => service.post('/mall/content/list', { kind, pageSize: 100 })),
    );
    const kinds = (answer: { data: { records: { kind: string }[] } }) => answer.data.records.map(({ kind }) => kind);
    expect(new Set(kinds(articles))).toEqual(new Set(['support']));
    expect(kinds(versions)).toEqual(content.softwareReleases.map(() => 'software'));
  });

  it('R304 filters articles by topic and versions by channel', async () => {
    const find = async (payload: object) => (await service.post('/mall/content/list', payload)).data.records;
    const idsOf = (records: { id: number }[]) => records.map(({ id }) => id);
    const articles = content.supportTopics.filter(({ topic }) => topic === 'warranty');
    expect(articles).not.toEqual([]);
    expect(idsOf(await find({ kind: 'support', topic: 'warranty' }))).toEqual(idsOf(articles));
    const releases = content.softwareReleases.filter(({ channel }) => channel === 'legacy');
    expect(releases).not.toEqual([]);
    expect(idsOf(await find({ kind: 'software', channel: 'legacy' }))).toEqual(idsOf(releases));
    expect(await find({ kind: 'support', topic: 'gossip' })).toEqual([]);
  });

  it.each([{}, { kind: 'news' }, { kind: 'software', channel: 'beta' }, { kind: 'support', topic: 5 }])(
    'returns code 400 for %j',
    async (payload) => {
      expect(await service.post('/mall/content/list', payload)).toMatchObject({ code: 400, data: null });
    },
  );
});
