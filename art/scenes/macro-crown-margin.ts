import { layered } from '../materials/layered.ts';
import { castResin } from '../materials/resins.ts';
import { toothOf } from '../parts/teeth/restorations.ts';
import { ceramic, shaded } from '../parts/teeth/shade.ts';
import type { Tooth } from '../parts/teeth/tooth.ts';
import { upper } from '../parts/teeth/upper-jaw.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { enlarged, marginAt, preparedDie, rootHeight } from './props/prepared-die.ts';
import { scaleBar } from './props/scale-bar.ts';

const view = viewOf({ azimuth: -16, elevation: 9, lens: 12, fill: { width: 1, height: 1 }, aperture: 7, focus: 2 });
const layer = { height: 0.05 };
/** The cement gap between crown and die. */
const gap = 0.03;
const die = Object.assign(castResin('#b3b6b8'), { roughness: 0.55 });

/** A printed molar crown seated on its printed die; both have layers of 50 µm, and the bar has one millimetre. */
export function createShot(): Shot {
  const tooth = toothOf(upper, 5);
  const crown = polygonise(seatedCrown(tooth), { low: [-7, -1, -8], high: [7, 9, 8] }, 0.09);
  const below = polygonise(preparedDie(tooth), { low: [-7, -6, -8], high: [7, 8, 8] }, 0.08);
  const pair = assembly(
    placed(solid(shaded(crown, -1, 8), layered(ceramic, layer)), [0, gap, 0]),
    solid(below, layered(die, layer)),
    placed(scaleBar(1, '1 mm', view), [-2.7, -1.6, 5.2]),
  );
  pair.scale.setScalar(enlarged);
  return {
    subject: frameBox(
      [10.8 * enlarged, 8.1 * enlarged, 1],
      [0.2 * enlarged, (rootHeight + 1.9) * enlarged, 5 * enlarged],
    ),
    view,
    surroundings: assembly(placed(pair, [0, rootHeight * enlarged, 0]), graySet(1600, 1000, 900)),
  };
}

/** Hollow below, down to the margin. */
function seatedCrown({ crown, core }: Tooth): Field {
  return (x, y, z) => smoothMax(smoothMax(crown(x, z, y), -core(x, z, y), 0.12), marginAt(x, z) - y, 0.06);
}
