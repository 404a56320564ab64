import { expect, it } from 'vitest';
import { toMarketZone } from './market-zone.ts';

it.each([
  ['en', '2027-01-06T14:00:00Z', 'America/New_York', 'EST'],
  ['en', '2027-07-06T14:00:00Z', 'America/New_York', 'EDT'],
  ['de', '2027-01-06T14:00:00Z', 'Europe/Berlin', 'MEZ'],
  ['de', '2027-07-06T14:00:00Z', 'Europe/Berlin', 'MESZ'],
  ['cn', '2027-01-06T14:00:00Z', 'Asia/Shanghai', '北京时间'],
] as const)('names the time zone of readers in %s at %s', (locale, moment, timeZone, zone) => {
  expect(toMarketZone(locale, moment)).toEqual({ timeZone, zone });
});
