import { createReflex } from '../machines/reflex.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { carton } from './props/carton.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 24,
  elevation: 15,
  lens: 19,
  fill: { width: 0.84, height: 0.82 },
  shift: { x: 0, y: 0.005 },
});

const box = { width: 500, depth: 470, height: 250 };

/** A delivery from the shop: a printer on its cartons, bottles of resin beside it. */
export function createShot({ machines, resins }: Stock): Shot {
  const subject = assembly(
    standing(carton({ name: 'Reflex', ...box }), [-130, -60], 14),
    standing(createReflex(take(machines, 'Reflex')), [-130, -60], 20, box.height),
    standing(carton({ name: 'UltraCraft Cure', width: 400, depth: 400, height: 330 }), [350, -110], -6),
    standing(carton({ name: 'UltraCraft Wash', width: 330, depth: 300, height: 240 }), [368, -120], -16, 330),
    standing(createResinBottle(take(resins, '203')), [150, 190], 22),
    standing(createResinBottle(take(resins, '201')), [255, 215], 8),
  );
  return { subject, view };
}
