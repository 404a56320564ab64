import { type Group, type Material, MeshPhysicalMaterial } from 'three';
import { lettering } from '../machines/print.ts';
import { anodised } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';
import { capHeight, keycap, pitch } from './keyboards/keycap.ts';

export const view: Partial<View> = { azimuth: -24, elevation: 40, lens: 14, fill: { width: 0.82, height: 0.86 } };

type Key = { column: number; row: number; hex: string; mark: string; keys?: number };

/** From the top row to the bottom row, warm to cool. */
const rows: [hex: string, mark: string][][] = [
  [
    ['#f1f0eb', 'C'],
    ['#ece2cb', '/'],
    ['#e2bd3f', '×'],
    ['#e9a13b', '−'],
  ],
  [
    ['#eab5b0', '7'],
    ['#d98f8b', '8'],
    ['#cf6a4e', '9'],
  ],
  [
    ['#a98bc4', '4'],
    ['#7f63b0', '5'],
    ['#5b44a0', '6'],
  ],
  [
    ['#8fb9dc', '1'],
    ['#4f86bb', '2'],
    ['#34638f', '3'],
  ],
  [
    ['#9fd3bd', '0'],
    ['#2f8a5c', '00'],
    ['#2b4a44', '.'],
  ],
];

const keys: Key[] = [
  ...rows.flatMap((marks, row) => marks.map(([hex, mark], column) => ({ column, row, hex, mark }))),
  { column: 3, row: 1.5, hex: '#c8762b', mark: '+', keys: 2 },
  { column: 3, row: 3.5, hex: '#2b2b2c', mark: '=', keys: 2 },
];

/** A number pad whose caps are printed in every color of a series. */
export function createPart(): Group {
  const base = prism({ width: 4 * pitch + 10, depth: 5 * pitch + 10, height: 13, corner: 7, edge: 1.4 });
  const caps = keys.map((key) => placed(cap(key), [(key.column - 1.5) * pitch, 13.5, (key.row - 2) * pitch]));
  return turned(assembly(solid(base, anodised), ...caps), { y: 4 });
}

function cap({ hex, mark, keys: long = 1 }: Key): Group {
  const size = 5.2;
  const sign = lettering({ text: mark, size, colour: isDark(hex) ? '#f4f1ea' : '#26272b', weight: 600 }, [0, 0, 0]);
  sign.position.set(mark.length * size * 0.4 + size / 2 - mark.length * size * 0.3, 0, 0);
  const engraved = placed(turned(assembly(sign), { x: -90 }), [0, capHeight - 0.72, 0]);
  return assembly(solid(keycap(long), surface(hex)), engraved);
}

function surface(hex: string): Material {
  return hex === '#c8762b' ? lacquer : castResin(hex);
}

const lacquer = new MeshPhysicalMaterial({
  color: '#c8662b',
  roughness: 0.25,
  clearcoat: 1,
  clearcoatRoughness: 0.06,
});

function isDark(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * r + 0.6 * g + 0.1 * b < 150;
}
