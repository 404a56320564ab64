import { buildPlatform } from '../machines/build-unit.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 24,
  elevation: 48,
  lens: 18,
  fill: { width: 0.88, height: 0.86 },
  shift: { x: 0, y: 0 },
});
const beige = castResin('#d8c4a0');

/** The platform of the C series, taken out and turned over: ten models in two rows, each turned by 90°. */
export function createShot({ machines }: Stock): Shot {
  const { platform } = take(machines, 'C_Series');
  const model = archModel(0.75).rotateY(Math.PI / 2);
  const models = [-107, -53.5, 0, 53.5, 107].flatMap((x) =>
    [-36, 36].map((z) => placed(assembly(solid(model, beige)), [x, 0, z])),
  );
  const turnedOver = turned(buildPlatform(platform, 70), { x: 180 });
  return {
    subject: placed(assembly(turnedOver, ...models), [0, 76, 0]),
    view,
    surroundings: graySet(2400, 1800, 1200),
  };
}
