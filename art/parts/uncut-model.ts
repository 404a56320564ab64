import { CatmullRomCurve3, CylinderGeometry, type Group, LatheGeometry, TubeGeometry, Vector2, Vector3 } from 'three';
import { violetLight } from '../materials/lights.ts';
import { anodised } from '../materials/metals.ts';
import { graphite, rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: 30, elevation: 33, lens: 14, fill: { width: 0.8, height: 0.8 } };

const plaster = Object.assign(castResin('#e9dcb4'), { roughness: 0.72, clearcoat: 0 });
const plateTop = 13;

/** A plaster model in one piece on the plate of a scanner; lines of light run over the prepared tooth. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'), ({ side, number }) =>
    side === 1 && number === 4 ? 'prepared' : 'whole',
  );
  const poured = modelField(dentition, { top: 10, outer: 6.8, inner: 6.6 });
  const field: Field = (x, y, z) => smoothMax(poured(x, y, z), -y, 0.4);
  const model = polygonise(field, { low: [-36, -1, -34], high: [36, 29, 33] }, 0.36);
  const lines = Array.from({ length: 9 }, (_, i) => scanLine(field, -12.5 + 2.3 * i));
  return assembly(
    placed(turned(assembly(solid(model, plaster), ...lines.flat()), { y: -8 }), [0, plateTop, 0]),
    solid(new LatheGeometry(plate, 128), graphite),
    solid(new CylinderGeometry(44.6, 44.6, 0.6, 128), rubber, [0, plateTop - 0.2, 0]),
    solid(new CylinderGeometry(20, 22, 3, 64), anodised, [0, 1.5, 0]),
  );
}

const plate = [
  [0.01, 3],
  [46, 3],
  [48, 5],
  [48, 12],
  [47.2, 12.9],
  [44.8, 13],
  [0.01, 13],
].map(([radius = 0, y = 0]) => new Vector2(radius, y));

/** The line that a plane at z draws on the right half of the model, seen from above. */
function scanLine(field: Field, z: number) {
  const points: Vector3[] = [];
  for (let x = 8; x <= 35; x += 0.3) {
    const y = heightAt(field, x, z);
    if (y > 6) points.push(new Vector3(x, y + 0.03, z));
  }
  if (points.length < 4) return [];
  return [solid(new TubeGeometry(new CatmullRomCurve3(points), points.length * 2, 0.17, 6), violetLight)];
}

function heightAt(field: Field, x: number, z: number): number {
  for (let y = 29, left = 0; y > 0; y -= Math.max(0.04, left * 0.4)) {
    left = field(x, y, z);
    if (left < 0.01) return y;
  }
  return 0;
}
