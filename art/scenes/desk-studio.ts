import { createReflex } from '../machines/reflex.ts';
import { twistedVase } from '../machines/twisted-vase.ts';
import { createWash } from '../machines/wash.ts';
import { castResin } from '../materials/resins.ts';
import { createPart as createLatticeCube } from '../parts/lattice-cube.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 16,
  elevation: 13,
  lens: 20,
  fill: { width: 0.8, height: 0.76 },
  shift: { x: 0, y: 0.01 },
  aperture: 20,
  focus: 120,
});

/** The desktop printer with what it makes, the washing unit beside it. */
export function createShot({ machines, resins }: Stock): Shot {
  const onDesk = assembly(
    standing(createReflex(take(machines, 'reflex2-pro')), [-210, -30], 10),
    standing(createWash(take(machines, 'ultraCraft-wash')), [300, -150], -8),
    standing(createResinBottle(take(resins, '201')), [70, 30], 8),
    standing(twistedVase(castResin('#c4573a')), [160, 190], 0),
    standing(twistedVase(castResin('#e9e6df')), [245, 150], 20),
    standing(createLatticeCube(), [350, 210], 24),
  );
  onDesk.position.y = benchTop;
  return { subject: onDesk, view, surroundings: bench(1500, 820) };
}
