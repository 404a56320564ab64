import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { frameworkField } from './teeth/framework.ts';
import { modelFloor, workingModel } from './teeth/working-model.ts';

export const view: Partial<View> = {
  azimuth: -38,
  elevation: 48,
  lens: 14,
  fill: { width: 1.04, height: 1.04 },
  shift: { x: -0.07, y: 0.06 },
};

const beige = castResin('#d8c4a0');
const green = Object.assign(castResin('#2f8a5c'), { roughness: 0.36, clearcoat: 0.45, clearcoatRoughness: 0.22 });
const gap = { from: 24.6, to: 42.6 };

/** The pattern of a lower framework on its working model, seen from the tongue. */
export function createPart(): Group {
  const dentition = createDentition(createArch('lower'), ({ number }) =>
    number === 4 || number === 5 ? 'missing' : 'whole',
  );
  const model = workingModel(dentition, gap);
  const framework = frameworkField(dentition, model, gap);
  return turned(
    assembly(
      solid(
        polygonise(model, { low: [-36, modelFloor - 1, -34], high: [36, 29, 33] }, 0.36).translate(0, -modelFloor, 0),
        beige,
      ),
      solid(
        polygonise(framework, { low: [-34, 5, -30], high: [34, 28, 26] }, 0.22).translate(0, -modelFloor, 0),
        green,
      ),
    ),
    { y: 180 },
  );
}
