import { describe, expect, it } from 'vitest';
import { toTimes } from './schedule.ts';

const HOUR = 60 * 60 * 1000;
const RECORD = { id: 1, language: 'en', languages: ['en'], updatedAt: '2026-11-01T00:00:00.000Z' };

const timesAt = (schedule: object, now: string) => toTimes({ ...RECORD, schedule }, new Date(now));

describe('times of a live stream', () => {
  it.each([
    [{ inDays: 5, hour: 14, minutes: 60 }, '2026-11-21T23:59:59.999Z', '2026-11-26T14:00', '2026-11-26T15:00'],
    [{ inDays: 0, hour: 0, minutes: 90 }, '2026-11-21T00:00:00.000Z', '2026-11-21T00:00', '2026-11-21T01:30'],
    [{ inDays: 9, hour: 14, minutes: 60 }, '2026-11-27T12:00:00.000Z', '2026-12-07T14:00', '2026-12-07T15:00'],
    [
      { startsAt: '2026-10-06T16:00:00Z', minutes: 50 },
      '2026-11-27T12:00:00.000Z',
      '2026-10-06T16:00',
      '2026-10-06T16:50',
    ],
    [{ inDays: 1, hour: 8, minutes: 45 }, '2028-02-28T12:00:00.000Z', '2028-02-29T08:00', '2028-02-29T08:45'],
  ])('of %j, at %s', (schedule, now, start, end) => {
    expect(timesAt(schedule, now)).toEqual({
      ...RECORD,
      startTime: `${start}:00.000Z`,
      endTime: `${end}:00.000Z`,
    });
  });

  it.each([
    '2026-11-21T10:00:00.000Z',
    '2026-11-21T10:30:00.000Z',
    '2026-11-21T10:59:59.999Z',
    '2026-12-31T23:59:59.999Z',
  ])('of a stream that is always on contain %s, with a margin', (now) => {
    const { startTime, endTime } = timesAt({ always: true }, now);
    const moment = Date.parse(now);
    expect(Date.parse(startTime)).toBeLessThanOrEqual(moment);
    expect(moment - Date.parse(startTime)).toBeLessThan(HOUR);
    expect(Date.parse(endTime) - moment).toBeGreaterThanOrEqual(HOUR / 4);
  });
});
