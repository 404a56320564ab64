import { createA2D } from '../machines/a2d.ts';
import { createHive } from '../machines/hive.ts';
import { pedestal } from '../machines/pedestal.ts';
import { warmWhite } from '../materials/plastics.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 18,
  elevation: 9,
  fill: { width: 0.8, height: 0.84 },
});

/** As high as the part removal of HiVE needs the printer. */
const stand = { width: 500, depth: 560, height: 420, corner: 18, shell: warmWhite };

/** HiVE docked to a printer on a stand. */
export function createShot({ machines }: Stock): Shot {
  return {
    subject: assembly(
      standing(pedestal(stand), [-585, 0]),
      standing(createA2D(take(machines, 'A2D_4K')), [-585, 20], 0, stand.height),
      standing(createHive(take(machines, 'hive')), [0, 0]),
    ),
    view,
  };
}
