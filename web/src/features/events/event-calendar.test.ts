import { expect, it } from 'vitest';
import { toCalendar } from './event-calendar.ts';
import type { EventDetail } from './event-data.ts';

const event: EventDetail = {
  id: '9',
  path: '/aboutUs/events/detail/course-9',
  category: 'TRAINING',
  line: 'DENTAL',
  title: 'Course; with a comma, and more',
  summary: 'ä'.repeat(80),
  startsOn: '2027-02-25',
  endsOn: '2027-02-27',
  opensAt: '09:00',
  closesAt: '17:00',
  timeZone: 'America/Chicago',
  venue: 'Hall',
  city: 'Chicago',
  country: 'US',
  booth: null,
  localizedSummary: null,
  body: '',
  picture: null,
  products: [],
  materials: [],
  availableLocales: ['EN'],
  servedLocale: 'EN',
  isOver: false,
  fetchedAt: '2026-11-21T12:00:00.000Z',
};
const site = { origin: 'https://site.example', brand: 'Brand' };

it('R97 exports several days as an all-day event with an exclusive end', () => {
  expect(toCalendar(event, site).split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:event-9@site.example',
      'DTSTAMP:20261121T120000Z',
      'DTSTART;VALUE=DATE:20270225',
      'DTEND;VALUE=DATE:20270228',
      'SUMMARY:Course\\; with a comma\\, and more',
    ]),
  );
});

it('R97 exports a single day with its hours in UTC', () => {
  const lines = toCalendar({ ...event, endsOn: event.startsOn }, site).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270225T150000Z', 'DTEND:20270225T230000Z']));
});

it('R97 folds lines longer than 75 octets without loss', () => {
  const calendar = toCalendar(event, site);
  expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${event.summary}\\n09:00–17:00`);
});
