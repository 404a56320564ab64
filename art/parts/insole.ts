import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../shapes/field.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { outlineField } from './orthopaedics/outline.ts';

export const view: Partial<View> = { azimuth: 8, elevation: 28, lens: 14, fill: { width: 0.8, height: 0.8 } };

/** From the heel to behind the balls of the foot, 176 mm long and 72 mm wide; x- is the side of the arch. */
const outline: [number, number][] = [
  [0, -88],
  [17, -84],
  [27, -70],
  [30, -46],
  [29, -16],
  [30, 14],
  [33, 46],
  [35, 66],
  [31, 80],
  [18, 87],
  [-2, 88],
  [-21, 86],
  [-33, 79],
  [-37, 64],
  [-35, 40],
  [-32, 12],
  [-30, -16],
  [-29, -46],
  [-26, -70],
  [-16, -84],
];

/** Half the thickness of the shell. */
const half = 1.6;

/** A stiff shell that cups the heel and carries the arch, on an open lattice under the heel. */
export function createPart(): Group {
  const inside = outlineField(outline, 8);
  const field: Field = (x, y, z) => {
    const rim = inside(x, z);
    const top = topAt(x, z, rim);
    const slope = Math.hypot(
      1,
      (topAt(x + 1, z, inside(x + 1, z)) - topAt(x - 1, z, inside(x - 1, z))) / 2,
      (topAt(x, z + 1, inside(x, z + 1)) - topAt(x, z - 1, inside(x, z - 1))) / 2,
    );
    const sheet = smoothMax(Math.abs(y - top + half) / slope - half, rim, 2.4);
    const shell = smoothMax(sheet, -perforation(x, z, inside), 0.9);
    const post = smoothMax(rim + 5.5, z + 20, 14);
    if (post > 8) return shell;
    const below = (y - top + half) / slope;
    const cells = smoothMax(Math.abs(post) - 1.2, -window(x, y, z, top), 1.1);
    return smoothMin(shell, smoothMax(cells, Math.max(below, -y), 0.6), 1.2);
  };
  const insole = polygonise(field, { low: [-44, -1, -94], high: [42, 40, 94] }, 0.7);
  return turned(assembly(solid(insole, castResin('#d5d1c3'))), { y: -122 });
}

function topAt(x: number, z: number, rim: number): number {
  const edge = smoothStep(-22, 0, rim);
  const middle = 3.2 + 9 * smoothStep(82, -20, z);
  const heel = 13 * smoothStep(-12, -58, z) * edge * edge;
  const arch = 19 * bump(z + 4, 42) * smoothStep(4, -34, x);
  const side = 6 * bump(z + 14, 38) * smoothStep(10, 30, x) * edge;
  return middle + heel + arch + side;
}

/** Staggered holes that let air through, not near the rim and not in the arch. */
function perforation(x: number, z: number, inside: (x: number, z: number) => number): number {
  const row = Math.round(z / 6.8);
  if (row < -10 || (row > -6 && row < 4)) return 4;
  const offset = row % 2 === 0 ? 0 : 0.5;
  const [atX, atZ] = [(Math.round(x / 7.8 - offset) + offset) * 7.8, row * 6.8];
  return inside(atX, atZ) > -12 ? 4 : Math.hypot(x - atX, z - atZ) - 1.5;
}

const pitch = 9.2;
const row = pitch * Math.sqrt(0.75);

/** Rounded cells of the lattice, with struts of 2 mm between them. */
function window(x: number, y: number, z: number, top: number): number {
  const around = Math.atan2(x, -50 - z) * 29;
  let nearest = 9;
  for (const line of [0, 1, 2]) {
    const offset = line % 2 === 0 ? 0 : 0.5;
    const at = (Math.round(around / pitch - offset) + offset) * pitch;
    nearest = Math.min(nearest, hexagon(around - at, y - 5.6 - line * row));
  }
  return smoothMax(nearest, y - top + 5.5, 1.6);
}

function hexagon(u: number, v: number): number {
  const [across, along] = [Math.abs(u), Math.abs(v)];
  return smoothMax(across, across / 2 + along * Math.sqrt(0.75), 1.4) - 3.6;
}
