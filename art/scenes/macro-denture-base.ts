import { layered } from '../materials/layered.ts';
import { socketedBase } from '../parts/teeth/denture-pieces.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { scaleBar } from './props/scale-bar.ts';

const view = viewOf({ azimuth: 24, elevation: 34, lens: 12, fill: { width: 1, height: 1 }, aperture: 6, focus: 0 });
const enlarged = 6;

/** Sockets and flange of a denture base that was printed upright, in layers of 100 µm. */
export function createShot(): Shot {
  const base = socketedBase(0.16);
  const printed = assembly(
    solid(base.geometry, layered(base.material, { height: 0.1, up: [0.1, 0.3, -0.95] })),
    placed(scaleBar(5, '5 mm', view, '#fffefb'), [0.9, 9, 31.4]),
  );
  printed.scale.setScalar(enlarged);
  return {
    subject: frameBox([30 * enlarged, 22.5 * enlarged, 1], [6 * enlarged, 13.5 * enlarged, 17 * enlarged]),
    view,
    surroundings: assembly(printed, graySet(1200, 900, 900)),
  };
}
