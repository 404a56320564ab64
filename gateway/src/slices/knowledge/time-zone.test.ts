import { content } from '@heliograph/legacy/content.ts';
import { expect, it } from 'vitest';
import { timeZone } from './time-zone.ts';

it('a time zone is a name of the IANA database', () => {
  const zones = content.knowledge.flatMap((record) => (record.module === 'events' ? [record.timeZone] : []));
  for (const zone of [...zones, 'UTC', 'America/Argentina/Buenos_Aires']) {
    expect(timeZone.safeParse(zone).success, zone).toBe(true);
  }
  for (const text of ['', 'CEST', 'Europe/Nowhere', '+01:00', 'Europe/Berlin ', `Europe/${'x'.repeat(100)}`, 1, null]) {
    expect(timeZone.safeParse(text).success, String(text)).toBe(false);
  }
});
