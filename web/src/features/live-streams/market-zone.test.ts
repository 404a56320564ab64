import { expect, it } from 'vitest';
import { marketZoneOf, writeInZone } from './market-zone.ts';

it.each([
  ['en', '2027-01-06T14:00:00Z', 'January 6, 2027 at 9:00 AM|EST'],
  ['en', '2027-07-06T14:00:00Z', 'July 6, 2027 at 10:00 AM|EDT'],
  ['de', '2027-01-06T14:00:00Z', '6. Januar 2027 um 15:00|MEZ'],
  ['de', '2027-07-06T14:00:00Z', '6. Juli 2027 um 16:00|MESZ'],
  ['cn', '2027-01-06T14:00:00Z', '2027年1月6日 22:00|北京时间'],
] as const)('names the time zone of readers in %s at %s', (locale, moment, written) => {
  expect(writeInZone('{time}|{zone}', locale, moment, marketZoneOf(locale))).toBe(written);
});
