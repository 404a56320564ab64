import { expect, it } from 'vitest';
import { isNear, isStreamNear } from './is-near.ts';

const show = { category: 'TRADE_SHOW', startsOn: '2027-03-16', opensAt: '09:00', timeZone: 'Europe/Berlin' } as const;
const webinar = { ...show, category: 'WEBINAR', country: 'DE', opensAt: '18:00' } as const;

it('counts events in the region of the readers as near', () => {
  expect(isNear({ ...show, country: 'DE' }, 'de')).toBe(true);
  expect(isNear({ ...show, country: 'DE' }, 'en')).toBe(false);
  expect(isNear({ ...show, country: 'HK' }, 'cn')).toBe(true);
});

it('counts online events as near if they start in the daytime of the readers', () => {
  expect(isNear(webinar, 'en')).toBe(true);
  expect(isNear(webinar, 'de')).toBe(true);
  expect(isNear(webinar, 'cn')).toBe(false);
});

it('counts live streams as near if readers follow the language, in their daytime', () => {
  const stream = { startsAt: '2027-01-05T14:00:00Z', spokenLanguage: 'en' } as const;
  expect(isStreamNear(stream, 'en')).toBe(true);
  expect(isStreamNear(stream, 'de')).toBe(true);
  expect(isStreamNear(stream, 'cn')).toBe(false);
  expect(isStreamNear({ ...stream, spokenLanguage: 'zh-CN' }, 'de')).toBe(false);
  expect(isStreamNear({ ...stream, startsAt: '2027-01-05T07:00:00Z' }, 'en')).toBe(false);
});
