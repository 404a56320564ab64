import { buildPlatform } from '../machines/build-unit.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 0,
  elevation: 76,
  lens: 16,
  fill: { width: 0.86, height: 0.9 },
  shift: { x: 0, y: 0 },
});
const beige = castResin('#d8c4a0');

/** The platform of the A2D 4K, taken out and turned over: six models on it, as many as lie flat. */
export function createShot({ machines }: Stock): Shot {
  const { platform } = take(machines, 'A2D_4K');
  const model = archModel(0.4);
  const models = [-68.4, 0, 68.4].flatMap((x) =>
    [-29, 29].map((z) => placed(assembly(solid(model, beige)), [x, 0, z])),
  );
  const turnedOver = placed(turned(buildPlatform(platform, 60), { x: 180 }), [0, 0, 0]);
  return {
    subject: placed(assembly(turnedOver, ...models), [0, 76, 0]),
    view,
    surroundings: graySet(700, 600, 400),
  };
}
