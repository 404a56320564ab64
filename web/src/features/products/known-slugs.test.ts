import { describe, expect, it } from 'vitest';
import { createKnownSlugs } from './known-slugs.ts';

const A2D = { id: '1', slug: 'A2D' };
const HIVE = { id: '2', slug: 'hive' };

describe('the product of a slug', () => {
  const create = () => createKnownSlugs((slug) => slug === 'hive');

  it('is that of the list, in whatever case', () => {
    const find = create();
    expect(find([A2D, HIVE], 'a2d')).toBe(A2D);
    expect(find([A2D, HIVE], 'HIVE')).toBe(HIVE);
  });

  it('S18 is the last one known where the list has lost it, four times in a row', () => {
    const find = create();
    find([A2D, HIVE], 'A2D');
    for (let time = 0; time < 4; time++) expect(find([], 'A2D')).toBe(A2D);
  });

  it('S18 is an error where it was never listed and has a page', () => {
    expect(() => create()([A2D], 'hive')).toThrow('lacks hive');
  });

  it('is none for a slug that nobody knows', () => {
    expect(create()([A2D], 'nothing')).toBeNull();
  });
});
