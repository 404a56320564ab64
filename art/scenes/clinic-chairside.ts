import { createChairSide } from '../machines/chairside.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { dentalChair } from './props/dental-chair.ts';
import { sideboard, sideboardTop } from './props/sideboard.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 18,
  elevation: 10,
  lens: 24,
  fill: { width: 0.74, height: 0.8 },
  shift: { x: -0.1, y: 0 },
  aperture: 30,
  focus: 80,
});

/** The small printer on a sideboard; a model on a tray in front of it, the chair behind. */
export function createShot({ machines, resins }: Stock): Shot {
  const onBench = assembly(
    standing(createChairSide(take(machines, 'ChairSide_Pro')), [-90, -40], 14),
    standing(createResinBottle(take(resins, '105')), [140, 20], 8),
    standing(tray(180, 130), [130, 190], -6),
    standing(createDentalModel(), [148, 178], 22, trayTop),
  );
  onBench.position.y = sideboardTop;
  return {
    subject: onBench,
    view,
    surroundings: assembly(sideboard(1000, 560), standing(dentalChair(), [640, -1150], 60)),
  };
}
