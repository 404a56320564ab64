import { describe, expect, it } from 'vitest';
import { getIsoAreas } from './iso-areas.ts';

describe('ISO areas', () => {
  it('R317 Q12 are the countries of ISO 3166-1 with numeric ids, localized and sorted', () => {
    const areas = getIsoAreas('de');
    expect(areas).toHaveLength(250);
    expect(areas).toContainEqual({ id: '276', name: 'Deutschland', callingCode: null });
    const names = areas.map(({ name }) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Peru'));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  it('R317 Q12 are the provinces of China in Chinese', () => {
    const areas = getIsoAreas('cn');
    expect(areas).toHaveLength(34);
    expect(areas[0]).toEqual({ id: '110000', name: '北京市', callingCode: null });
  });

  it('have unique ids', () => {
    for (const locale of ['en', 'cn'] as const) {
      const ids = getIsoAreas(locale).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
