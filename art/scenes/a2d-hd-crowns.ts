import { createA2D } from '../machines/a2d.ts';
import { createPart as createCastable } from '../parts/castable.ts';
import { createPart as createCrownBridge } from '../parts/crown-bridge.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -22,
  elevation: 13,
  lens: 21,
  fill: { width: 0.86, height: 0.84 },
  shift: { x: 0, y: 0.005 },
  aperture: 20,
  focus: 180,
});

/** The A2D HD with the work it is bought for: crowns, dies and patterns to be cast. */
export function createShot({ machines, resins }: Stock): Shot {
  const subject = assembly(
    standing(createA2D(take(machines, 'A2D_HD')), [190, -90], -14),
    standing(createResinBottle(take(resins, '102')), [-150, -60], -20),
    standing(createResinBottle(take(resins, '110')), [-260, -20], -12),
    standing(tray(300, 170), [-190, 190], -10),
    standing(createDentalModel(), [-262, 196], -6, trayTop),
    standing(createCrownBridge(), [-178, 200], 12, trayTop),
    standing(createCastable(), [-106, 178], -20, trayTop),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(1700, 1000) };
}
