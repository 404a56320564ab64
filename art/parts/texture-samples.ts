import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import type { View } from '../studio/view.ts';
import { plateSize, type Relief, reliefPlate } from './textures/relief-plate.ts';
import { knit, leather, weave } from './textures/reliefs.ts';

export const view: Partial<View> = { azimuth: 14, elevation: 46, lens: 14, fill: { width: 0.8, height: 0.84 } };

/** Three plates that side by side: leather, knit and weave. */
export function createPart(): Group {
  return assembly(
    placed(turned(sample(leather(7), '#7d5238'), { y: 8 }), [-36, 0, -26]),
    placed(turned(sample(knit, '#d8c3a0'), { y: -6 }), [35, 0, -30]),
    placed(turned(sample(weave, '#3a3c40'), { y: 22 }), [4, 0, 42]),
  );
}

function sample(relief: Relief, hex: string): Group {
  const { side, corner, thickness } = plateSize;
  const sheet = plate({ width: side, height: side, corner }, thickness - 0.9, [], 0.05).rotateX(-Math.PI / 2);
  return assembly(solid(reliefPlate(relief), castResin(hex)), solid(sheet, castResin(hex)));
}
