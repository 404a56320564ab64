import { CylinderGeometry, type Group, LatheGeometry, Vector2 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { aluminium, anodised, brushedSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { coverExtent, coverField, footField } from './orthopaedics/leg-shape.ts';

export const view: Partial<View> = { azimuth: 52, elevation: 12, lens: 14, fill: { width: 0.96, height: 0.97 } };

const resin = Object.assign(castResin('#23262b'), { roughness: 0.5, clearcoat: 0.25 });
const footShell = Object.assign(castResin('#c9c2b6'), { roughness: 0.7, clearcoat: 0 });

/** A cover in two shells on tube, adapters and foot of a leg prosthesis; a second front shell lies beside it. */
export function createPart(): Group {
  const front = polygonise(coverField('front'), coverExtent, 1.35);
  const back = polygonise(coverField('back'), coverExtent, 1.35);
  const foot = polygonise(footField(), { low: [-50, -2, -86], high: [54, 82, 160] }, 2.4);
  const spare = turned(assembly(turned(assembly(solid(front, resin)), { x: -86 })), { y: -62 });
  return assembly(
    assembly(solid(front, resin), solid(back, resin), solid(foot, footShell), ...tube()),
    grounded(spare, 168, 62),
  );
}

function tube() {
  const [x, z] = [0, -12];
  return [
    solid(new CylinderGeometry(15, 15, 250, 64), brushedSteel, [x, 195, z]),
    solid(clamp(), aluminium, [x, 70, z]),
    placed(turned(solid(clamp(), aluminium), { x: 180 }), [x, 330, z]),
    solid(prism({ width: 54, depth: 54, height: 8, corner: 14, edge: 1.4 }), anodised, [x, 330, z]),
    solid(new CylinderGeometry(17, 13, 12, 4).rotateY(0.4), brushedSteel, [x, 344, z]),
  ];
}

/** The clamp at one end of the tube. */
function clamp() {
  const profile = [
    [0.1, 0],
    [23, 0],
    [24, 1],
    [24, 9],
    [21, 12],
    [21, 30],
    [20, 31],
    [15.2, 31],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  return toCreasedNormals(new LatheGeometry(profile, 72), 0.4);
}
