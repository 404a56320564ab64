import { layered } from '../materials/layered.ts';
import { castResin } from '../materials/resins.ts';
import { toothOf } from '../parts/teeth/restorations.ts';
import { upper } from '../parts/teeth/upper-jaw.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { enlarged, preparedDie, rootHeight } from './props/prepared-die.ts';
import { scaleBar } from './props/scale-bar.ts';

const view = viewOf({ azimuth: -14, elevation: 16, lens: 12, fill: { width: 1, height: 1 }, aperture: 5, focus: 2 });
const layer = { height: 0.03 };
const model = Object.assign(castResin('#d8c4a0'), { roughness: 0.5 });

/** A printed die of a prepared molar in layers of 30 µm, without its crown; the bar has one millimetre. */
export function createShot(): Shot {
  const die = polygonise(preparedDie(toothOf(upper, 5)), { low: [-7, -6, -8], high: [7, 8, 8] }, 0.06);
  const scene = assembly(solid(die, layered(model, layer)), placed(scaleBar(1, '1 mm', view), [-2.7, -1.9, 5.2]));
  scene.scale.setScalar(enlarged);
  return {
    subject: frameBox(
      [10.4 * enlarged, 7.8 * enlarged, 1],
      [0.2 * enlarged, (rootHeight + 1.1) * enlarged, 5 * enlarged],
    ),
    view,
    surroundings: assembly(placed(scene, [0, rootHeight * enlarged, 0]), graySet(1600, 1000, 900)),
  };
}
