import { createCure } from '../machines/cure.ts';
import { createReflex } from '../machines/reflex.ts';
import { createWash } from '../machines/wash.ts';
import { createPart as createFigure } from '../parts/figure.ts';
import { createPart as createRingPatterns } from '../parts/ring-patterns.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -14,
  elevation: 11,
  lens: 20,
  fill: { width: 0.9, height: 0.8 },
  shift: { x: 0, y: 0.02 },
  aperture: 16,
  focus: 160,
});

/** Printing, washing and curing side by side; in front of them a figure and ring patterns. */
export function createShot({ machines, resins }: Stock): Shot {
  const onBench = assembly(
    standing(createReflex(take(machines, 'Reflex')), [-330, -60], 8),
    standing(createWash(take(machines, 'ultraCraft-wash')), [70, -120], -4),
    standing(createCure(take(machines, 'ultraCraft-cure')), [450, -130], -10),
    standing(createResinBottle(take(resins, '206')), [-90, 60], 10),
    standing(createFigure(), [120, 190], -16),
    standing(tray(120, 90), [250, 190], 10),
    standing(createRingPatterns(), [250, 190], -8, trayTop),
  );
  onBench.position.y = benchTop;
  return { subject: onBench, view, surroundings: bench(1700, 820) };
}
