import { expect, it } from 'vitest';
import { toSelectedSlugs } from './comparison-params.ts';

const slugs = ['A2D', 'A3D', 'Reflex', 'reflex2', 'hive'];

it.each([
  [
    ['Reflex', 'A2D'],
    ['Reflex', 'A2D'],
  ],
  [['A2D', 'A2D', 'nothing', ''], ['A2D']],
  [slugs, slugs.slice(0, 4)],
  [[], []],
])('R220 parses %j as %j', (names, selected) => {
  expect(toSelectedSlugs(names, slugs)).toEqual(selected);
});
