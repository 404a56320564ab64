import { createA2D } from '../machines/a2d.ts';
import { createCure } from '../machines/cure.ts';
import { createWash } from '../machines/wash.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createPart as createDenture } from '../parts/denture.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 12,
  elevation: 13,
  lens: 20,
  fill: { width: 0.86, height: 0.74 },
  shift: { x: 0, y: 0.01 },
  aperture: 26,
  focus: 160,
});

/** Printer, washing unit and curing unit in a row, models on a tray in front of them. */
export function createShot({ machines, resins }: Stock): Shot {
  const onBench = assembly(
    standing(createA2D(take(machines, 'A2D_4K')), [-390, -60], 10),
    standing(createWash(take(machines, 'ultraCraft-wash')), [80, -110], 2),
    standing(createCure(take(machines, 'ultraCraft-cure')), [510, -90], -10),
    standing(createResinBottle(take(resins, '103')), [-70, 150], 6),
    standing(createResinBottle(take(resins, '106')), [42, 120], -4),
    standing(tray(300, 190), [262, 250], -8),
    standing(createDentalModel(), [206, 250], -4, trayTop),
    standing(createDenture(), [318, 246], -24, trayTop),
  );
  onBench.position.y = benchTop;
  return { subject: onBench, view, surroundings: bench(2300, 900) };
}
