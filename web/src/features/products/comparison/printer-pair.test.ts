import { expect, it } from 'vitest';
import { replaceInPair } from './printer-pair.ts';

it.each([
  ['replaces a printer', ['A2D', 'A3D'], 1, 'Reflex', ['A2D', 'Reflex']],
  ['keeps the printers behind the pair', ['A2D', 'A3D', 'RS'], 0, 'Reflex', ['Reflex', 'A3D', 'RS']],
  ['swaps the pair', ['A2D', 'A3D'], 0, 'A3D', ['A3D', 'A2D']],
  ['swaps with a printer behind the pair', ['A2D', 'A3D', 'RS'], 1, 'RS', ['A2D', 'RS', 'A3D']],
  ['adds a second printer', ['A2D'], 1, 'RS', ['A2D', 'RS']],
  ['does not compare a printer with itself', ['A2D'], 1, 'A2D', ['A2D']],
  ['starts from the first two of all printers', ['A2D', 'A3D', 'B', 'C', 'D'], 1, 'D', ['A2D', 'D']],
])('%s', (_, shown, index, slug, selected) => {
  expect(replaceInPair(shown, index, slug)).toEqual(selected);
});
