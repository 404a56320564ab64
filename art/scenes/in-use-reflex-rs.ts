import { createReflex } from '../machines/reflex.ts';
import { orthosisShell } from '../parts/wrist-orthosis.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 22, elevation: 3, lens: 18, fill: { width: 1, height: 1 } });

/** The open Reflex RS: a wrist orthosis has been printed upright, in one piece. */
export function createShot({ machines }: Stock): Shot {
  return {
    subject: frameBox([560, 420, 60], [-50, 395, 20]),
    view,
    surroundings: assembly(
      graySet(1700, 1100, 1000),
      createReflex(take(machines, 'Reflex-RS'), assembly(orthosisShell())),
    ),
  };
}
