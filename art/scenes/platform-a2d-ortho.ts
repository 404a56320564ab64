import { Box3, type BufferGeometry, CylinderGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { buildPlatform } from '../machines/build-unit.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 34,
  elevation: 24,
  lens: 18,
  fill: { width: 0.86, height: 0.86 },
  shift: { x: 0, y: 0 },
});
const gray = castResin('#c3c6c8');
const [lift, wall] = [6, 2.2];

/** The platform of the A2D Ortho, taken out and turned over: twelve hollow models upright on their heels, the middle ones with the base to the front. */
export function createShot({ machines }: Stock): Shot {
  const { platform } = take(machines, 'A2D_Ortho');
  const [model, pins] = [uprightModel(), supports()];
  const upright = () => assembly(solid(model, gray), solid(pins, gray));
  const models = [-68.4, 0, 68.4].flatMap((x) =>
    [-42, -14, 14, 42].map((z) => placed(turned(upright(), { y: x === 0 ? 0 : 180 }), [x, 0, z])),
  );
  const turnedOver = turned(buildPlatform(platform, 60), { x: 180 });
  return {
    subject: placed(assembly(turnedOver, ...models), [0, 76, 0]),
    view,
    surroundings: graySet(2400, 1800, 1200),
  };
}

/** The open ends down, the base towards +z. */
function uprightModel(): BufferGeometry {
  const model = archModel(0.85, wall).rotateX(-Math.PI / 2);
  model.computeBoundingBox();
  const { min, max } = model.boundingBox ?? new Box3();
  return model.translate(0, lift - min.y, -(min.z + max.z) / 2);
}

/** Below both ends of a model. */
function supports(): BufferGeometry {
  const at = [-29, -25, -21, 21, 25, 29].flatMap((x) => [-4, 0, 4].map((z) => [x, z] as const));
  return mergeGeometries(
    at.map(([x, z]) => new CylinderGeometry(0.4, 0.8, lift + 1, 10).translate(x, (lift + 1) / 2, z)),
  );
}
