import { createA3D } from '../machines/a3d.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 20, elevation: 2, lens: 18, fill: { width: 1, height: 1 } });
const beige = castResin('#d8c4a0');

/** The open A3D: models on the platform, and finished ones on the rack beside it. */
export function createShot({ machines }: Stock): Shot {
  const model = archModel(0.6);
  const print = assembly(
    ...[-38, 38].flatMap((x) => [-34, 34].map((z) => placed(assembly(solid(model, beige)), [x, 0, z]))),
  );
  return {
    subject: frameBox([760, 570, 60], [-20, 975, 180]),
    view,
    surroundings: assembly(graySet(3000, 2000, 2200), createA3D(take(machines, 'A3D'), print)),
  };
}
