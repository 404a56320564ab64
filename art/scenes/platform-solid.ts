import { buildPlatform } from '../machines/build-unit.ts';
import { castResin } from '../materials/resins.ts';
import { studyModel } from '../parts/study-model.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: -16,
  elevation: 38,
  lens: 18,
  fill: { width: 0.9, height: 0.86 },
  shift: { x: 0, y: 0 },
});

/** The platform of the A2D 4K, taken out and turned over, with six solid models on closed bases. */
export function createShot({ machines }: Stock): Shot {
  const { platform } = take(machines, 'A2D_4K');
  const model = studyModel(0.4);
  const resin = castResin('#d8c4a0');
  const models = [-68.4, 0, 68.4].flatMap((x) =>
    [-29.4, 29.4].map((z) => placed(assembly(solid(model, resin)), [x, 0, z - 1.5])),
  );
  const turnedOver = placed(turned(buildPlatform(platform, 60), { x: 180 }), [0, 0, 0]);
  return {
    subject: placed(assembly(turnedOver, ...models), [0, 76, 0]),
    view,
    surroundings: graySet(900, 700, 460),
  };
}
