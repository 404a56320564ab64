import { expect, it } from 'vitest';
import { keepAllTogether, keepTogether } from './keep-together.ts';

it.each([
  ['The UltraCraft A2D 4K prints.', 'The UltraCraft A2D_4K prints.'],
  ['Reflex RS Turbo, Reflex 2 Pro and ChairSide Pro', 'Reflex_RS Turbo, Reflex_2 Pro and ChairSide_Pro'],
  ['passes ISO 10993-10 and DIN EN ISO 20795-1', 'passes ISO_10993-10 and DIN EN ISO_20795-1'],
  ['Cast UV 3.0: 6 h at 900–950 °C, 0.4 mm', 'Cast UV_3.0: 6_h at 900–950_°C, 0.4_mm'],
  ['每月超过 100 万件', '每月超过 100_万件'],
  ['UltraCraft C series, UltraCraft C 系列', 'UltraCraft C_series, UltraCraft C_系列'],
  ['6 hours, 2 models of 3 m/s, in A2D Orthopedics', '6 hours, 2 models of 3 m/s, in A2D Orthopedics'],
])('keeps models, standards and units with their number: %s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
});

it('keeps them together in all texts of a page', () => {
  expect(keepAllTogether({ hero: { title: 'A2D 4K', points: ['5 mm', 'Wax'] } })).toEqual({
    hero: { title: 'A2D\u00a04K', points: ['5\u00a0mm', 'Wax'] },
  });
});
