import { createReflex } from '../machines/reflex.ts';
import { displayFigure } from '../parts/figure.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 20, elevation: 3, lens: 18, fill: { width: 1, height: 1 } });

/** The Reflex with its cover beside it: a figure of 200 mm hangs from the platform, head down. */
export function createShot({ machines }: Stock): Shot {
  const figure = displayFigure();
  figure.scale.setScalar(2.04);
  return {
    subject: frameBox([560, 420, 60], [-90, 380, 20]),
    view,
    surroundings: assembly(graySet(1900, 1100, 1000), createReflex(take(machines, 'Reflex'), assembly(figure))),
  };
}
