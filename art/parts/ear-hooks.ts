import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { brushedSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { softResin, withDepth } from '../materials/soft-resin.ts';
import type { Field } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, type Place, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { earHook, earWing, sportsBud } from './hearables/ear-hook.ts';

export const view: Partial<View> = { azimuth: -6, elevation: 52, lens: 12, fill: { width: 0.88, height: 0.84 } };

const budShell = new MeshPhysicalMaterial({
  color: '#23262b',
  roughness: 0.3,
  clearcoat: 0.8,
  clearcoatRoughness: 0.1,
});
const beige = Object.assign(castResin('#dcb193'), { roughness: 0.6, clearcoat: 0.1 });

/** A sports earbud in a soft hook, a bare hook of the other size, and a wing that holds without going around the ear. */
export function createPart(): Group {
  return assembly(
    grounded(turned(assembly(soft(earHook(), hookExtent), bud()), { y: 14 }), -23, 1),
    grounded(turned(assembly(solid(polygonise(earHook(), hookExtent, 0.42), beige)), { y: 168 }), 31, -14),
    grounded(turned(soft(earWing(), wingExtent), { y: -20 }), 17, 23),
  );
}

type Extent = { low: Place; high: Place };
const hookExtent: Extent = { low: [-11, -6, -32], high: [41, 9, 18] };
const wingExtent: Extent = { low: [-11, -6, -17], high: [23, 6, 11] };

function soft(field: Field, extent: Extent): Group {
  return softResin(withDepth(polygonise(field, extent, 0.42), field));
}

function bud(): Group {
  const body = polygonise(sportsBud(), { low: [-11, -14, -10], high: [10, 8, 10] }, 0.3);
  return assembly(
    solid(body, budShell),
    solid(new CylinderGeometry(3.4, 3.4, 0.3, 64), brushedSteel, [0, 6.2, 0]),
    solid(new CylinderGeometry(2.9, 2.9, 0.34, 64), budShell, [0, 6.2, 0]),
  );
}
