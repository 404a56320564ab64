import { type Group, MeshPhysicalMaterial } from 'three';
import { castResin } from '../../materials/resins.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { behindCut, cutFace } from './section.ts';
import { wirelessBud } from './wireless-bud.ts';

const shellResin = new MeshPhysicalMaterial({
  color: '#2b2c31',
  roughness: 0.24,
  clearcoat: 1,
  clearcoatRoughness: 0.08,
});
const cutResin = Object.assign(castResin('#f2a21c'), { roughness: 0.6, clearcoat: 0 });

/** An earbud shell sawn lengthwise; it shows its inside and the cut walls to z+. */
export function halfBud(cell = 0.14): Group {
  const bud = wirelessBud();
  const shell = behindCut(polygonise(bud, { low: [-15, -20, -9], high: [8, 11, 0.6] }, cell));
  return assembly(
    solid(shell, shellResin),
    solid(cutFace(bud, { low: [-15, -20], high: [8, 11] }, cell * 0.6), cutResin),
  );
}
