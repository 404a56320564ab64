import { createChairSide } from '../machines/chairside.ts';
import { restorations } from '../parts/temporary-platform.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 22, elevation: -9, lens: 18, fill: { width: 1, height: 1 } });

/** The open ChairSide Pro: a full platform of bridges and crowns on their supports. */
export function createShot({ machines }: Stock): Shot {
  return {
    subject: frameBox([490, 368, 40], [-50, 400, 20]),
    view,
    surroundings: assembly(graySet(1300, 900, 900), createChairSide(take(machines, 'ChairSide_Pro'), restorations())),
  };
}
