import { content } from '@heliograph/legacy/content.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const TOTAL = content.liveStreams.length;

let gateway: TestGateway;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:30:00Z') });
  gateway = await startGateway();
  return () => gateway.close();
});

afterEach(() => {
  vi.useRealTimers();
});

const STATES = '{ liveStreams { id state } }';
const pathsAsked = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls of the live streams', () => {
  it('R279 R299 asks for all live streams once, in the language of the locale', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      liveStreams(state: UPCOMING) { id slug path title spokenLanguage startsAt endsAt servedLocale }
    }`);
    expect(data.liveStreams).toEqual([
      {
        id: '1',
        slug: 'partial-denture-patterns-1',
        path: '/aboutUs/events/live/partial-denture-patterns-1',
        title: expect.stringMatching(/\p{Script=Han}/u),
        spokenLanguage: 'en',
        startsAt: '2026-11-26T14:00:00.000Z',
        endsAt: '2026-11-26T15:00:00.000Z',
        servedLocale: 'CN',
      },
      expect.objectContaining({ id: '2', spokenLanguage: 'zh-CN', startsAt: '2026-12-10T08:00:00.000Z' }),
    ]);
    expect(gateway.restCalls).toEqual([
      { method: 'POST', path: '/liveStream/findAll', lang: 'zh', body: { pageNum: 1, pageSize: 1000, language: 'zh' } },
    ]);
  });

  it('R298 asks for one live stream by its id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      liveStream(id: "5") { id state spokenLanguage servedLocale availableLocales }
    }`);
    expect(data.liveStream).toEqual({
      id: '5',
      state: 'RECORDED',
      spokenLanguage: 'de',
      servedLocale: 'DE',
      availableLocales: ['EN', 'CN', 'DE'],
    });
    expect(gateway.restCalls).toEqual([{ method: 'GET', path: '/liveStream/findById/5', lang: 'de', body: undefined }]);
  });

  it('joins the products and the materials of all live streams with one call for each kind', async () => {
    const { data } = await gateway.ask('{ liveStreams { id products { id name } materials { id name } } }');
    expect(data.liveStreams).toHaveLength(TOTAL);
    for (const { products, materials } of data.liveStreams)
      expect([products.length, materials.length]).not.toContain(0);
    expect(pathsAsked()).toEqual(['/liveStream/findAll', '/materialsManage/find', '/product/findAll']);
  });

  it('answers null for an id that nothing has, and asks nothing for one that nothing can have', async () => {
    expect(await gateway.ask('{ liveStream(id: "99999") { id } }')).toEqual({ data: { liveStream: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ liveStream(id: "five") { id } }')).toEqual({ data: { liveStream: null } });
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('live streams', () => {
  it('R200 Q35 come on air first, then by start, then what is over, newest first', async () => {
    const { data } = await gateway.ask(STATES);
    expect(data.liveStreams).toEqual([
      { id: '3', state: 'LIVE' },
      { id: '1', state: 'UPCOMING' },
      { id: '2', state: 'UPCOMING' },
      { id: '4', state: 'RECORDED' },
      { id: '5', state: 'RECORDED' },
      { id: '6', state: 'RECORDED' },
    ]);
  });

  it.each([
    ['UPCOMING', ['1', '2']],
    ['LIVE', ['3']],
    ['RECORDED', ['4', '5', '6']],
    ['ENDED', []],
  ])('R200 finds the streams that are %s', async (state, ids) => {
    const { data } = await gateway.ask('query ($state: LiveStreamState) { liveStreams(state: $state) { id state } }', {
      state,
    });
    expect(data.liveStreams).toEqual(ids.map((id) => ({ id, state })));
  });

  it('R200 Q35 moves from one state to the next by the time of the gateway, without another call', async () => {
    const stateAt = async (time: string) => {
      vi.setSystemTime(new Date(time));
      const { data } = await gateway.ask('{ serverTime liveStream(id: "1") { state recording { minutes } } }');
      expect(data.serverTime).toBe(new Date(time).toISOString());
      return data.liveStream.state;
    };
    expect(await stateAt('2026-11-21T10:30:00.000Z')).toBe('UPCOMING');
    expect(await stateAt('2026-11-26T13:59:59.999Z')).toBe('UPCOMING');
    expect(await stateAt('2026-11-26T14:00:00.000Z')).toBe('LIVE');
    expect(await stateAt('2026-11-26T14:59:59.999Z')).toBe('LIVE');
    expect(await stateAt('2026-11-26T15:00:00.000Z')).toBe('ENDED');
    expect(gateway.restCalls).toHaveLength(1);
  });

  it('R201 tells of a recording only the part that everybody may see, and only when the stream is over', async () => {
    const { data } = await gateway.ask(`{
      over: liveStream(id: "4") { recording { minutes previewUrl } }
      soon: liveStream(id: "1") { recording { minutes } }
    }`);
    expect(data).toEqual({
      over: { recording: { minutes: 2, previewUrl: '/videos/aligner-models-in-one-shift-preview.webm' } },
      soon: { recording: null },
    });
    await overwriteRecord(gateway.db, 'liveStream', '2', {
      recording: { minutes: 5, video: '/videos/b.webm', preview: '/videos/b-preview.webm' },
    });
    const early = await gateway.ask('{ liveStream(id: "2") { state recording { minutes } } }');
    expect(early.data.liveStream).toEqual({ state: 'UPCOMING', recording: null });
  });

  it('R201 takes a recording that leads nowhere safe for none', async () => {
    await overwriteRecord(gateway.db, 'liveStream', '4', {
      recording: { minutes: 2, video: 'javascript:alert(1)', preview: '/videos/a.webm' },
    });
    const { data, errors } = await gateway.ask('{ liveStream(id: "4") { state recording { minutes } } }');
    expect(errors).toBeUndefined();
    expect(data.liveStream).toEqual({ state: 'ENDED', recording: null });
  });

  it('R200 tells what is broadcast of a stream that is on air, and of no other', async () => {
    const film = '/videos/application-laboratory.webm';
    for (const id of ['1', '4']) await overwriteRecord(gateway.db, 'liveStream', id, { broadcast: film });
    const { data } = await gateway.ask('{ liveStreams { id broadcastUrl } }');
    expect(data.liveStreams).toEqual([
      { id: '3', broadcastUrl: film },
      ...['1', '2', '4', '5', '6'].map((id) => ({ id, broadcastUrl: null })),
    ]);
  });

  it('R200 moves from no broadcast to one at the start and back at the end, by the time of the gateway', async () => {
    const film = '/videos/application-laboratory.webm';
    await overwriteRecord(gateway.db, 'liveStream', '1', { broadcast: film });
    const filmAt = async (time: string) => {
      vi.setSystemTime(new Date(time));
      return (await gateway.ask('{ serverTime liveStream(id: "1") { broadcastUrl } }')).data.liveStream.broadcastUrl;
    };
    expect(await filmAt('2026-11-21T10:30:00.000Z')).toBeNull();
    expect(await filmAt('2026-11-26T13:59:59.999Z')).toBeNull();
    expect(await filmAt('2026-11-26T14:00:00.000Z')).toBe(film);
    expect(await filmAt('2026-11-26T15:00:00.000Z')).toBeNull();
  });

  it.each([[null], ['javascript:alert(1)'], [7]])(
    'R200 is on air without a film where the content names %s for one',
    async (broadcast) => {
      await overwriteRecord(gateway.db, 'liveStream', '3', { broadcast });
      const { data, errors } = await gateway.ask('{ liveStream(id: "3") { state broadcastUrl } }');
      expect(errors).toBeUndefined();
      expect(data.liveStream).toEqual({ state: 'LIVE', broadcastUrl: null });
    },
  );

  it('S18 serves an error rather than a list that lost more than a tenth of its streams', async () => {
    await overwriteRecord(gateway.db, 'liveStream', '2', { agenda: 'later' });
    const { data, errors } = await gateway.ask(STATES);
    expect(data.liveStreams).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED', call: 'liveStreamFindAll' } }]);
  });

  it.each(['2026-01-01T00:00:00Z', '2026-06-30T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'has streams on air, to come and recorded on a machine that starts at %s',
    async (time) => {
      vi.setSystemTime(new Date(time));
      const { data } = await gateway.ask(STATES);
      const states = new Set(data.liveStreams.map(({ state }: { state: string }) => state));
      expect([...states]).toEqual(['LIVE', 'UPCOMING', 'RECORDED']);
    },
  );
});
