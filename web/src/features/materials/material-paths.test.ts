import { expect, it } from 'vitest';
import { materialIdOf, materialPath } from './material-paths.ts';

it('R154 takes the id from the end of a slug', () => {
  expect(materialIdOf('cast-uv-3-0-102')).toBe('102');
  expect(materialIdOf('102')).toBe('102');
  expect(materialPath('cast-uv-3-0-102')).toBe('/material/materialDetail/cast-uv-3-0-102');
});

it.each(['cast', '', 'cast-0', '../102', 'CAST-102', 'cast-1234567890', 'a%00-1'])('finds no id in %j', (slug) => {
  expect(materialIdOf(slug)).toBeNull();
});
