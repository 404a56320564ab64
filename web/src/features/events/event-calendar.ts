import type { EventDetail } from './event-data.ts';
import { placeOf } from './event-place.ts';
import { toZonedTime } from './event-time.ts';

const MAX_OCTETS = 75;

/** Multi-day events are exported as all-day events. */
export function toCalendar(event: EventDetail, { origin, brand }: { origin: string; brand: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${toUtc(event.fetchedAt)}`,
    ...toSpan(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(`${event.summary}\n${event.opensAt}–${event.closesAt}`)}`,
    `LOCATION:${escapeText(placeOf(event, 'en'))}`,
    `URL:${new URL(event.path, origin).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function toSpan({ startsOn, endsOn, opensAt, closesAt, timeZone }: EventDetail): string[] {
  if (startsOn === endsOn)
    return [
      `DTSTART:${toUtc(toZonedTime(startsOn, opensAt, timeZone))}`,
      `DTEND:${toUtc(toZonedTime(endsOn, closesAt, timeZone))}`,
    ];
  return [`DTSTART;VALUE=DATE:${toDay(startsOn)}`, `DTEND;VALUE=DATE:${toDay(dayAfter(endsOn))}`];
}

function toUtc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function toDay(day: string): string {
  return day.replaceAll('-', '');
}

/** DTEND is exclusive. */
function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** RFC 5545: lines of at most 75 octets; continuation lines start with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}
