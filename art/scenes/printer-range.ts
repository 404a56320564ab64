import { createA2D } from '../machines/a2d.ts';
import { createChairSide } from '../machines/chairside.ts';
import { createReflex } from '../machines/reflex.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 10,
  elevation: 9,
  lens: 20,
  fill: { width: 0.94, height: 0.8 },
  shift: { x: 0, y: 0 },
});

/** One printer of each line side by side, to one scale. */
export function createShot({ machines }: Stock): Shot {
  const subject = assembly(
    standing(createChairSide(take(machines, 'ChairSide_Pro')), [-700, 60], 16),
    standing(createA2D(take(machines, 'A2D')), [-240, -20], 12),
    standing(createA2D(take(machines, 'A2D_4K')), [280, -60], 6),
    standing(createReflex(take(machines, 'Reflex')), [790, 40], 0),
  );
  return { subject, view };
}
