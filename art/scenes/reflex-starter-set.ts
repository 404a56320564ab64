import { createCure } from '../machines/cure.ts';
import { createReflex } from '../machines/reflex.ts';
import { createWash } from '../machines/wash.ts';
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

/** The three machines whose list prices the page adds up, and nothing else. */
export function createShot({ machines }: Stock): Shot {
  const subject = assembly(
    standing(createReflex(take(machines, 'Reflex')), [-370, -70], 16),
    standing(createWash(take(machines, 'ultraCraft-wash')), [70, -110], 8),
    standing(createCure(take(machines, 'ultraCraft-cure')), [530, -130], 2),
  );
  return { subject, view };
}
