import { layered } from '../materials/layered.ts';
import { castResin } from '../materials/resins.ts';
import { crownField, toothOf } from '../parts/teeth/restorations.ts';
import { ceramic, shaded } from '../parts/teeth/shade.ts';
import { upper } from '../parts/teeth/upper-jaw.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { scaleBar } from './props/scale-bar.ts';

const view = viewOf({ azimuth: -16, elevation: 9, lens: 12, fill: { width: 1, height: 1 }, aperture: 8, focus: 2 });
const layer = { height: 0.05 };
const rootHeight = 5;
const die = Object.assign(castResin('#c9b184'), { roughness: 0.55 });

/** Enlarged, because the lamps and the lens are made for things of a few centimetres. */
const enlarged = 20;

/** The margin of a printed molar crown on its printed die; both have layers of 50 µm, and the bar has one millimetre. */
export function createShot(): Shot {
  const tooth = toothOf(upper, 5);
  const crown = polygonise(crownField(tooth), { low: [-7, -1, -8], high: [7, 9, 8] }, 0.09);
  const stump: Field = (x, y, z) =>
    smoothMax(smoothMax(tooth.walls(x, z, Math.min(y, 0.2)) - 0.02, y - 0.4, 0.05), -rootHeight - y, 0.3);
  const below = polygonise(stump, { low: [-7, -6, -8], high: [7, 1, 8] }, 0.09);
  const pair = assembly(
    solid(shaded(crown, -1, 8), layered(ceramic, layer)),
    solid(below, layered(die, layer)),
    placed(scaleBar(1, '1 mm', view), [-2.7, -1.9, 5.2]),
  );
  pair.scale.setScalar(enlarged);
  return {
    subject: frameBox(
      [8.4 * enlarged, 6.3 * enlarged, 1],
      [0.2 * enlarged, (rootHeight + 0.3) * enlarged, 5 * enlarged],
    ),
    view,
    surroundings: assembly(placed(pair, [0, rootHeight * enlarged, 0]), graySet(1600, 1000, 900)),
  };
}
