import type { Schedule } from '../../content/live-streams/record.ts';
import type { StoredBody } from './records.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** Longer than one hour, so that the stream never appears to be off air. */
const ALWAYS_ON_MS = 75 * MINUTE_MS;

/** Start and end of a live stream, ISO 8601 in UTC. */
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
  if ('startsAt' in schedule) {
    return { start: Date.parse(schedule.startsAt), duration: schedule.minutes * MINUTE_MS };
  }
  const today = now - (now % DAY_MS);
  return {
    start: toWorkday(today, schedule.inDays) + schedule.hour * HOUR_MS,
    duration: schedule.minutes * MINUTE_MS,
  };
}

/** Replaces a weekend day by the Monday after it. */
function toWorkday(today: number, inDays: number): number {
  const day = today + inDays * DAY_MS;
  const [isSaturday, isSunday] = [6, 0].map((weekday) => new Date(day).getUTCDay() === weekday);
  if (inDays > 0) return day + (isSaturday ? 2 : isSunday ? 1 : 0) * DAY_MS;
  return day;
}
