import { createCure } from '../machines/cure.ts';
import { createReflex } from '../machines/reflex.ts';
import { createWash } from '../machines/wash.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 20,
  elevation: 17,
  lens: 18,
  fill: { width: 0.88, height: 0.72 },
  shift: { x: 0, y: 0 },
});

const bottles = ['201', '203', '212', '210'];

/** Printer, washing unit and curing unit as they are unpacked, with the first bottles of resin. */
export function createShot({ machines, resins }: Stock): Shot {
  const subject = assembly(
    standing(createReflex(take(machines, 'Reflex')), [-330, -70], 16),
    standing(createWash(take(machines, 'ultraCraft-wash')), [90, -110], 8),
    standing(createCure(take(machines, 'ultraCraft-cure')), [500, -130], 2),
    ...bottles.map((number, i) =>
      standing(createResinBottle(take(resins, number)), [-80 + i * 112, 190 - (i % 2) * 26], 14 - i * 6),
    ),
  );
  return { subject, view };
}
