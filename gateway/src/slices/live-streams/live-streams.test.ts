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
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls for live streams', () => {
  it('R279 R299 requests all live streams once, in the content language', async () => {
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

  it('R298 requests one live stream by id, without a body', async () => {
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

  it('joins the products and the materials of all live streams with one call per type', async () => {
    const { data } = await gateway.ask('{ liveStreams { id products { id name } materials { id name } } }');
    expect(data.liveStreams).toHaveLength(TOTAL);
    for (const { products, materials } of data.liveStreams)
      expect([products.length, materials.length]).not.toContain(0);
    expect(requestedPaths()).toEqual(['/liveStream/findAll', '/materialsManage/find', '/product/findAll']);
  });

  it('returns null for an unknown id and makes no call for a malformed id', async () => {
    expect(await gateway.ask('{ liveStream(id: "99999") { id } }')).toEqual({ data: { liveStream: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ liveStream(id: "five") { id } }')).toEqual({ data: { liveStream: null } });
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('live streams', () => {
  it('R200 Q35 sorts live streams first, then upcoming ones by start time, then past ones, newest first', async () => {
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
  ])('R200 filters by the state %s', async (state, ids) => {
    const { data } = await gateway.ask('query ($state: LiveStreamState) { liveStreams(state: $state) { id state } }', {
      state,
    });
    expect(data.liveStreams).toEqual(ids.map((id) => ({ id, state })));
  });

  it('R200 Q35 changes the state by the clock of the gateway, without another call', async () => {
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

  it('R201 exposes only the preview of a recording, and only after the end of the stream', async () => {
    const { data } = await gateway.ask(`{
      over: liveStream(id: "4") { recording { minutes isPublic previewUrl } }
      soon: liveStream(id: "1") { recording { minutes } }
    }`);
    expect(data).toEqual({
      over: {
        recording: { minutes: 2, isPublic: false, previewUrl: '/videos/aligner-models-in-one-shift-preview.webm' },
      },
      soon: { recording: null },
    });
    await overwriteRecord(gateway.db, 'liveStream', '2', {
      recording: { minutes: 5, video: '/videos/b.webm', preview: '/videos/b-preview.webm' },
    });
    const early = await gateway.ask('{ liveStream(id: "2") { state recording { minutes } } }');
    expect(early.data.liveStream).toEqual({ state: 'UPCOMING', recording: null });
  });

  it('returns the webinar about a recording, and null for a stream without one', async () => {
    const { data } = await gateway.ask(
      '{ over: liveStream(id: "6") { resource { id module } } soon: liveStream(id: "1") { resource { id } } }',
    );
    expect(data).toEqual({ over: { resource: { id: '303', module: 'WEBINARS' } }, soon: { resource: null } });
  });

  it('exposes the full video of a public recording and the times of its agenda', async () => {
    const { data } = await gateway.ask(`{
      liveStream(id: "6") { agenda { title } recording { isPublic previewUrl chapterStarts } }
    }`);
    const { agenda, recording } = data.liveStream;
    expect(recording).toMatchObject({ isPublic: true, previewUrl: '/videos/denture-bases-overnight.webm' });
    expect(recording.chapterStarts).toHaveLength(agenda.length);
  });

  it.each([
    ['has no flag', {}],
    ['has an invalid flag', { isPublic: 'yes' }],
  ])('R201 does not expose the full video of a recording that %s', async (_case, flag) => {
    const secret = { minutes: 2, video: '/recordings/a.webm' };
    await overwriteRecord(gateway.db, 'liveStream', '4', { recording: { ...secret, ...flag } });
    const { data } = await gateway.ask('{ liveStream(id: "4") { recording { previewUrl } } }');
    expect(data.liveStream.recording).toBeNull();
  });

  it('R201 omits a recording with an unsafe URL', async () => {
    await overwriteRecord(gateway.db, 'liveStream', '4', {
      recording: { minutes: 2, video: 'javascript:alert(1)', preview: '/videos/a.webm' },
    });
    const { data, errors } = await gateway.ask('{ liveStream(id: "4") { state recording { minutes } } }');
    expect(errors).toBeUndefined();
    expect(data.liveStream).toEqual({ state: 'ENDED', recording: null });
  });

  it('R200 exposes the broadcast URL of live streams only', async () => {
    const broadcastUrl = '/videos/application-laboratory.webm';
    for (const id of ['1', '4']) await overwriteRecord(gateway.db, 'liveStream', id, { broadcast: broadcastUrl });
    const { data } = await gateway.ask('{ liveStreams { id broadcastUrl } }');
    expect(data.liveStreams).toEqual([
      { id: '3', broadcastUrl },
      ...['1', '2', '4', '5', '6'].map((id) => ({ id, broadcastUrl: null })),
    ]);
  });

  it('R200 exposes the broadcast URL between start and end by the clock of the gateway', async () => {
    const broadcastUrl = '/videos/application-laboratory.webm';
    await overwriteRecord(gateway.db, 'liveStream', '1', { broadcast: broadcastUrl });
    const broadcastUrlAt = async (time: string) => {
      vi.setSystemTime(new Date(time));
      return (await gateway.ask('{ serverTime liveStream(id: "1") { broadcastUrl } }')).data.liveStream.broadcastUrl;
    };
    expect(await broadcastUrlAt('2026-11-21T10:30:00.000Z')).toBeNull();
    expect(await broadcastUrlAt('2026-11-26T13:59:59.999Z')).toBeNull();
    expect(await broadcastUrlAt('2026-11-26T14:00:00.000Z')).toBe(broadcastUrl);
    expect(await broadcastUrlAt('2026-11-26T15:00:00.000Z')).toBeNull();
  });

  it.each([[null], ['javascript:alert(1)'], [7]])('R200 returns null for the broadcast URL %s', async (broadcast) => {
    await overwriteRecord(gateway.db, 'liveStream', '3', { broadcast });
    const { data, errors } = await gateway.ask('{ liveStream(id: "3") { state broadcastUrl } }');
    expect(errors).toBeUndefined();
    expect(data.liveStream).toEqual({ state: 'LIVE', broadcastUrl: null });
  });

  it('S18 returns an error if more than a tenth of the records is invalid', async () => {
    await overwriteRecord(gateway.db, 'liveStream', '2', { agenda: 'later' });
    const { data, errors } = await gateway.ask(STATES);
    expect(data.liveStreams).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED', call: 'liveStreamFindAll' } }]);
  });

  it.each(['2026-11-11T00:00:00Z', '2027-06-30T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'includes live, upcoming and recorded streams if the clock starts at %s',
    async (time) => {
      vi.setSystemTime(new Date(time));
      const { data } = await gateway.ask(STATES);
      const states = new Set(data.liveStreams.map(({ state }: { state: string }) => state));
      expect([...states]).toEqual(['LIVE', 'UPCOMING', 'RECORDED']);
    },
  );
});
