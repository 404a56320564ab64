import { createA2D } from '../machines/a2d.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 26, elevation: -9, lens: 18, fill: { width: 1, height: 1 } });
const beige = castResin('#d8c4a0');

/** The open A2D 4K after a job: six models of 65 by 55 mm hang from the platform. */
export function createShot({ machines }: Stock): Shot {
  const model = archModel(0.6);
  const print = assembly(
    ...[-68, 0, 68].flatMap((x) => [-29, 29].map((z) => placed(assembly(solid(model, beige)), [x, 0, z]))),
  );
  return {
    subject: frameBox([620, 465, 60], [-60, 545, 60]),
    view,
    surroundings: assembly(graySet(1700, 1100, 1100), standing(createA2D(take(machines, 'A2D_4K'), print), [0, 0])),
  };
}
