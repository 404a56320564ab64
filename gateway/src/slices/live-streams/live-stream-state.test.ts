import { describe, expect, it } from 'vitest';
import { sortByState, stateOf } from './live-stream-state.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T14:00:00Z');
const end = start + 60 * MINUTE;
const recording = {
  minutes: 2,
  isPublic: false as const,
  video: '/recordings/a.webm',
  preview: '/videos/a-preview.webm',
  chapters: [],
};

/** A one-hour stream that starts the given number of hours after the stream above. */
function streamOf(id: string, hoursLater = 0, recorded: typeof recording | null = null) {
  const shift = hoursLater * 60 * MINUTE;
  return {
    id,
    slug: `stream-${id}`,
    path: `/aboutUs/events/live/stream-${id}`,
    title: 'Stream',
    summary: 'Summary',
    host: 'Team',
    agenda: [],
    spokenLanguage: 'en',
    startsAt: new Date(start + shift).toISOString(),
    endsAt: new Date(end + shift).toISOString(),
    recorded,
    broadcast: null,
    productIds: [],
    materialIds: [],
    picture: null,
    updatedAt: null,
    availableLocales: [],
    servedLocale: 'en' as const,
  };
}

describe('state of a live stream', () => {
  it.each([
    ['a millisecond before the start', start - 1, 'UPCOMING'],
    ['at the start', start, 'LIVE'],
    ['a millisecond before the end', end - 1, 'LIVE'],
    ['at the end', end, 'ENDED'],
    ['a year later', end + 365 * 24 * 60 * MINUTE, 'ENDED'],
  ])('Q35 R200 %s', (_moment, now, state) => {
    expect(stateOf(streamOf('1'), now)).toBe(state);
  });

  it.each([
    [start - 1, 'UPCOMING'],
    [start, 'LIVE'],
    [end, 'RECORDED'],
  ])('Q35 is RECORDED only after the end of the stream', (now, state) => {
    expect(stateOf(streamOf('1', 0, recording), now)).toBe(state);
  });

  it('parses times with fractional seconds', () => {
    const stream = { ...streamOf('1'), startsAt: '2026-11-21T14:00:00.250Z' };
    expect(stateOf(stream, start)).toBe('UPCOMING');
    expect(stateOf(stream, start + 250)).toBe('LIVE');
  });
});

describe('order of live streams', () => {
  it('puts live streams first, then upcoming ones by start time, then past ones, newest first', () => {
    const streams = [
      streamOf('over long ago', -48, recording),
      streamOf('in two days', 48),
      streamOf('over yesterday', -24),
      streamOf('on air', 0),
      streamOf('tomorrow', 24),
      streamOf('over since last week', -168, recording),
      streamOf('on air for longer', -0.5),
    ];
    const sorted = sortByState(streams, start + MINUTE).map(({ id }) => id);
    expect(sorted).toEqual([
      'on air',
      'on air for longer',
      'tomorrow',
      'in two days',
      'over yesterday',
      'over long ago',
      'over since last week',
    ]);
  });

  it('is stable and does not modify its input', () => {
    const streams = [streamOf('b', 5), streamOf('a', 5), streamOf('now')];
    expect(sortByState(streams, start).map(({ id }) => id)).toEqual(['now', 'b', 'a']);
    expect(streams.map(({ id }) => id)).toEqual(['b', 'a', 'now']);
  });
});
