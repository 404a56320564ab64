import { describe, expect, it } from 'vitest';
import { listOpenings, openings } from './openings.ts';

const slugsOn = (day: string) => listOpenings(day).map(({ slug }) => slug);

describe('openings', () => {
  it('R93 take applications from the day they are posted to their last day', () => {
    for (const { slug, postedOn, validThrough } of openings) {
      expect([postedOn, validThrough].map((day) => slugsOn(day).includes(slug))).toEqual([true, true]);
      const outside = [postedOn, validThrough].map((day, index) => shift(day, index === 0 ? -1 : 1));
      expect(
        outside.map((day) => slugsOn(day).includes(slug)),
        slug,
      ).toEqual([false, false]);
    }
  });

  it('R93 are listed newest first', () => {
    const posted = listOpenings('2026-12-01').map(({ postedOn }) => postedOn);
    expect(posted.length).toBe(6);
    expect(posted).toEqual(posted.toSorted().toReversed());
  });

  it('R93 have paths of their own, and days in the calendar', () => {
    const slugs = openings.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const { postedOn, validThrough } of openings) {
      expect([shift(postedOn, 0), shift(validThrough, 0)]).toEqual([postedOn, validThrough]);
      expect(postedOn < validThrough).toBe(true);
    }
  });
});

function shift(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
