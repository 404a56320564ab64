import { type Group, MeshPhysicalMaterial } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { behindCut, cutFace } from './hearables/section.ts';
import { wirelessBud } from './hearables/wireless-bud.ts';

export const view: Partial<View> = {
  azimuth: 0,
  elevation: 52,
  lens: 14,
  fill: { width: 1, height: 0.98 },
  shift: { x: -0.111, y: 0 },
};

const shellResin = new MeshPhysicalMaterial({
  color: '#2b2c31',
  roughness: 0.24,
  clearcoat: 1,
  clearcoatRoughness: 0.08,
});
const cutResin = Object.assign(castResin('#f2a21c'), { roughness: 0.6, clearcoat: 0 });

/** A wireless earbud sawn lengthwise: one half shows its inside and the cut walls, the other its skin. */
export function createPart(): Group {
  const bud = wirelessBud();
  const shell = behindCut(polygonise(bud, { low: [-18, -25, -10], high: [11, 14, 0.6] }, 0.16));
  const face = cutFace(bud, { low: [-18, -25], high: [11, 14] }, 0.1);
  const half = () => assembly(solid(shell, shellResin), solid(face, cutResin));
  return assembly(
    grounded(turned(half(), { x: -80, z: 4 }), 9.5, 4),
    grounded(turned(assembly(turned(half(), { z: -24 })), { x: 90 }), -14, -6),
  );
}
