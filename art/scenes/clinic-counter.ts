import { createChairSide } from '../machines/chairside.ts';
import { createCure } from '../machines/cure.ts';
import { createWash } from '../machines/wash.ts';
import { createPart as createStudyModel } from '../parts/study-model.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { dryingCabinet } from './props/drying-cabinet.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 5,
  elevation: 12,
  lens: 18,
  fill: { width: 0.94, height: 0.7 },
  shift: { x: 0, y: 0.01 },
  aperture: 18,
  focus: 160,
});

/** Printer, washing unit, drying cabinet and curing unit on a counter 1.5 m wide, in the order of use. */
export function createShot({ machines }: Stock): Shot {
  const onCounter = assembly(
    bench(1500, 600),
    standing(createChairSide(take(machines, 'chairside-3d-printer')), [-575, -40], 6, benchTop),
    standing(createWash(take(machines, 'ultraCraft-wash')), [-215, -30], 2, benchTop),
    standing(dryingCabinet(), [150, -50], 0, benchTop),
    standing(createCure(take(machines, 'ultraCraft-cure')), [535, -40], -6, benchTop),
    standing(tray(210, 130), [-20, 210], -4, benchTop),
    standing(createStudyModel(), [-20, 210], 8, benchTop + trayTop),
  );
  return { subject: onCounter, view };
}
