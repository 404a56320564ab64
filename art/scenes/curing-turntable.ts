import { aluminium } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { graySet } from './props/gray-set.ts';

const view = viewOf({
  azimuth: 14,
  elevation: 44,
  lens: 18,
  fill: { width: 0.8, height: 0.84 },
  shift: { x: 0, y: 0 },
});

/** The turntable of the curing unit, as many full-arch models on it as it cures in one run. */
export function createShot(): Shot {
  const model = archModel(0.4);
  const resin = castResin('#d8c4a0');
  const models = [-36, 36].flatMap((x) =>
    [-30, 30].map((z) => placed(turned(assembly(solid(model, resin)), { y: z > 0 ? 0 : 180 }), [x, 12, z])),
  );
  const plate = prism({ width: 184, depth: 184, height: 8, corner: 92, edge: 2 });
  const hub = prism({ width: 64, depth: 64, height: 5, corner: 32, edge: 1 });
  return {
    subject: assembly(solid(hub, aluminium, [0, 2.5, 0]), solid(plate, aluminium, [0, 8, 0]), ...models),
    view,
    surroundings: graySet(700, 600, 400),
  };
}
