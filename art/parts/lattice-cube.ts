import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { kelvinLattice } from './lattices/kelvin.ts';

export const view: Partial<View> = { azimuth: 32, elevation: 22, lens: 14, fill: { width: 0.7, height: 0.74 } };

const [cell, count] = [10, 4];
const half = (cell * count) / 2;

/** A cube of open cells whose struts get finer towards the top, on a thin foot. */
export function createPart(): Group {
  const lattice = kelvinLattice(cell, (_x, y) => 1.1 - 0.01 * y);
  const field: Field = (x, y, z) => {
    const box = Math.max(Math.abs(x) - half, Math.abs(y - half) - half, Math.abs(z) - half);
    return smoothMax(lattice(x + half + cell / 2, y + cell / 2, z + half + cell / 2), box - 0.4, 0.5);
  };
  const geometry = polygonise(field, { low: [-22, -1.5, -22], high: [22, 42, 22] }, 0.6).translate(0, 0.4, 0);
  return assembly(solid(geometry, castResin('#34638f')));
}
