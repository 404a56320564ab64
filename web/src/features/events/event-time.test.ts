import { expect, it } from 'vitest';
import { timeZoneName, toZonedTime } from './event-time.ts';

it('R97 adds the UTC offset of the time zone and season', () => {
  expect(toZonedTime('2027-02-25', '09:00', 'America/Chicago')).toBe('2027-02-25T09:00:00-06:00');
  expect(toZonedTime('2027-03-16', '09:00', 'Europe/Berlin')).toBe('2027-03-16T09:00:00+01:00');
  expect(toZonedTime('2027-04-22', '09:00', 'Europe/Berlin')).toBe('2027-04-22T09:00:00+02:00');
  expect(toZonedTime('2027-01-01', '18:30', 'Asia/Kolkata')).toBe('2027-01-01T18:30:00+05:30');
  expect(toZonedTime('2027-01-01', '18:30', 'UTC')).toBe('2027-01-01T18:30:00+00:00');
});

it('R97 uses the right offset on days with a clock change', () => {
  expect(toZonedTime('2027-03-28', '01:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00+01:00');
  expect(toZonedTime('2027-03-28', '03:30', 'Europe/Berlin')).toBe('2027-03-28T03:30:00+02:00');
  expect(toZonedTime('2027-11-07', '02:10', 'America/St_Johns')).toBe('2027-11-07T02:10:00-03:30');
});

it('R97 localizes the time zone name, and abbreviates it where the language does', () => {
  expect(timeZoneName('2027-02-25T09:00:00+01:00', 'Europe/Berlin', 'en')).toBe('Central European Standard Time');
  expect(timeZoneName('2027-04-22T09:00:00+02:00', 'Europe/Berlin', 'de')).toBe('MESZ');
});
