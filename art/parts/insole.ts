import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../shapes/field.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { kelvinLattice } from './lattices/kelvin.ts';
import { outlineField } from './orthopaedics/outline.ts';

export const view: Partial<View> = { azimuth: 8, elevation: 26, lens: 14, fill: { width: 0.88, height: 0.8 } };

const foot: [number, number][] = [
  [0, -130],
  [17, -124],
  [29, -104],
  [31, -72],
  [29, -38],
  [33, 2],
  [41, 44],
  [44, 74],
  [39, 100],
  [24, 121],
  [2, 131],
  [-22, 131],
  [-39, 115],
  [-45, 84],
  [-42, 50],
  [-29, 10],
  [-23, -30],
  [-27, -72],
  [-27, -104],
  [-16, -124],
];

/** Open cells under a perforated sheet that cups the heel and carries the arch. */
export function createPart(): Group {
  const inside = outlineField(foot, 6);
  const lattice = kelvinLattice(13, (_x, _y, z) => 1.12 + 0.3 * smoothStep(-60, -10, z) * smoothStep(50, 0, z));
  const field: Field = (x, y, z) => {
    const rim = inside(x, z);
    const top = topAt(x, z, rim);
    const slope = Math.hypot(1, topAt(x + 1, z, inside(x + 1, z)) - top, topAt(x, z + 1, inside(x, z + 1)) - top);
    const sheet = smoothMax(Math.abs(y - top + 1.1) / slope - 1.1, -perforation(x, z, rim), 0.5);
    const frame = Math.hypot(Math.max(0, Math.abs(rim + 1.4) - 0.4), Math.max(0, Math.abs(y - 1) - 0.2)) - 0.9;
    const struts = smoothMax(lattice(x, y, z), Math.max(rim + 0.6, y - top + 0.8, -y), 0.4);
    return smoothMin(smoothMax(sheet, rim, 0.9), smoothMin(struts, frame, 0.8), 0.8);
  };
  const insole = polygonise(field, { low: [-52, -1, -138], high: [50, 38, 138] }, 1.05);
  return turned(assembly(solid(insole, castResin('#d5d1c3'))), { y: -62 });
}

function topAt(x: number, z: number, rim: number): number {
  const edge = smoothStep(-17, 0, rim);
  const heel = smoothStep(-35, -85, z) * 9 * edge * edge;
  const arch = 15 * bump(z + 22, 42) * smoothStep(2, -26, x) * edge;
  const pad = 2.6 * bump(z - 32, 16) * bump(x - 2, 17);
  return 15 - 5 * smoothStep(10, 110, z) + heel + arch + pad;
}

/** Staggered holes that let air through, not near the rim and not in the arch. */
function perforation(x: number, z: number, rim: number): number {
  if (rim > -9 || (z > -62 && z < 28)) return 4;
  const row = Math.round(z / 6.4);
  const shifted = x / 7.4 + (row % 2) / 2;
  return Math.hypot((shifted - Math.round(shifted)) * 7.4, z - row * 6.4) - 1.5;
}
