import { type BufferGeometry, CylinderGeometry, type Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { signetRing, table } from './jewellery/signet-ring.ts';

export const view: Partial<View> = { azimuth: 14, elevation: 36, lens: 12, fill: { width: 0.9, height: 0.92 } };

const wax = Object.assign(castResin('#3f8f5f'), { roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.2 });
const sprue = { radius: 1.5, length: 10 };
const former = { radius: 6, height: 2 };
/** Where the sprue meets the end of the table. */
const joint = { along: 6, up: table - 2.2 };

/** Two signet ring patterns for casting: one stands on its sprue, which is attached to the table, the other one lies. */
export function createPart(): Group {
  const ring = polygonise(signetRing, { low: [-13, -13, -7], high: [13, 13, 7] }, 0.12);
  const height = former.height + sprue.length + joint.along;
  return assembly(
    placed(turned(assembly(standing(ring)), { y: 58 }), [-11, height, -4]),
    placed(turned(assembly(solid(ring, wax)), { x: 90 }), [12, 6.1, 9]),
  );
}

/** The table looks to the front, and the sprue points down. */
function standing(ring: BufferGeometry): Group {
  const end = joint.along + sprue.length;
  const rod = (radius: number, foot: number, length: number, along: number) =>
    turned(solid(new CylinderGeometry(radius, foot, length, 64), wax, [along, joint.up, 0]), { z: 90 });
  const facing = turned(
    assembly(
      solid(ring, wax),
      rod(sprue.radius, sprue.radius, sprue.length + 1, joint.along + sprue.length / 2 - 0.5),
      rod(former.radius - 1, former.radius, former.height, end + former.height / 2),
    ),
    { z: -90 },
  );
  return turned(assembly(facing), { y: -90 });
}
