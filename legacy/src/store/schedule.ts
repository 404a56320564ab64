import type { Schedule } from '../../content/live-streams/record.ts';
import type { StoredBody } from './records.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** Longer than one hour, so that the stream never appears to be off air. */
const ALWAYS_ON_MS = 75 * MINUTE_MS;

/** Start and end of a live stream relative to now, ISO 8601 in UTC. */
export function toTimes({ schedule, ...record }: StoredBody, now: Date) {
  const { start, duration } = timesOf(schedule as Schedule, now.getTime());
  return {
    ...record,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + duration).toISOString(),
  };
}

function timesOf(schedule: Schedule, now: number): { start: number; duration: number } {
  if ('always' in schedule) return { start: now - (now % HOUR_MS), duration: ALWAYS_ON_MS };
  const today = now - (now % DAY_MS);
  return {
    start: today + schedule.inDays * DAY_MS + schedule.hour * HOUR_MS,
    duration: schedule.minutes * MINUTE_MS,
  };
}
