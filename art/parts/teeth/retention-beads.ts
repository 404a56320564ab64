import { type BufferGeometry, SphereGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Field } from '../../shapes/field.ts';
import { createRandom } from '../../studio/random.ts';
import { inBridge, type Unit } from './bridge-framework.ts';

const radius = 0.27;
const spacing = 0.86;

/** Strewn over the facings, so that the veneer finds undercuts. */
export function retentionBeads(framework: Field, units: Unit[]): BufferGeometry {
  const random = createRandom(13);
  const beads = units.flatMap((unit) =>
    sites(unit).flatMap(([u, w]) => {
      const strewn = () => (random() - 0.5) * 0.3;
      const [across, rise] = [u + strewn(), w + strewn()];
      const at = facingAt(framework, unit, across, rise);
      return at ? new SphereGeometry(radius, 18, 12).translate(...at) : [];
    }),
  );
  return mergeGeometries(beads);
}

/** Rows that are shifted by half a step, up to where the facing turns away. */
function sites({ tooth, kind }: Unit): [u: number, w: number][] {
  const { width, height } = tooth.anatomy;
  const half = width / 2 - 1.8;
  const [low, high] = kind === 'coping' ? [1.7, height * 0.66] : [2.7, height * 0.74];
  const rows = Math.floor((high - low) / spacing);
  const columns = Math.floor((2 * half) / spacing);
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 - (row % 2) }, (_, column): [number, number] => [
      (column - (columns - (row % 2)) / 2) * spacing,
      low + row * spacing * 0.9,
    ]),
  ).flat();
}

/** A place on the facing, unless the surface is steep there. */
function facingAt(framework: Field, unit: Unit, u: number, w: number): [number, number, number] | undefined {
  const surfaceAt = (across: number, rise: number) => {
    let v = 9;
    for (let left = 9; left > 0.004 && v > 0; v -= left * 0.4) left = framework(...inBridge(unit, across, v, rise));
    return v;
  };
  const v = surfaceAt(u, w);
  const slope = Math.hypot(surfaceAt(u + 0.2, w) - v, surfaceAt(u, w + 0.2) - v) / 0.2;
  return slope < 1.6 ? inBridge(unit, u, v + radius * 0.3, w) : undefined;
}
