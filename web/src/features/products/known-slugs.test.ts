import { describe, expect, it } from 'vitest';
import { createKnownSlugs } from './known-slugs.ts';

const A2D = { id: '1', slug: 'A2D' };
const HIVE = { id: '2', slug: 'hive' };

describe('product slugs', () => {
  const create = () => createKnownSlugs((slug) => slug === 'hive');

  it('match case-insensitively', () => {
    const find = create();
    expect(find([A2D, HIVE], 'a2d')).toBe(A2D);
    expect(find([A2D, HIVE], 'HIVE')).toBe(HIVE);
  });

  it('S18 are remembered after the list has lost them', () => {
    const find = create();
    find([A2D, HIVE], 'A2D');
    for (let time = 0; time < 4; time++) expect(find([], 'A2D')).toBe(A2D);
  });

  it('S18 throw if a built page was never listed', () => {
    expect(() => create()([A2D], 'hive')).toThrow('lacks hive');
  });

  it('are null if unknown', () => {
    expect(create()([A2D], 'nothing')).toBeNull();
  });
});
