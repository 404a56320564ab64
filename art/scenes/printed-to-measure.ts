import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createPart as createShells } from '../parts/earbud-shells.ts';
import { createPart as createFigure } from '../parts/figure.ts';
import { createPart as createInsole } from '../parts/insole.ts';
import { createPart as createSplint } from '../parts/splint.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 10,
  elevation: 26,
  lens: 18,
  fill: { width: 0.9, height: 0.86 },
  shift: { x: 0, y: 0 },
  aperture: 10,
  focus: 20,
});

/** One part of each field on a table: teeth in front, then ears, feet and the shelf. */
export function createShot(): Shot {
  const onTable = assembly(
    standing(createDentalModel(), [-62, 52], 16),
    standing(createSplint(), [18, 66], -18),
    standing(createShells(), [92, 36], 8),
    standing(createInsole(), [-30, -48], 4),
    standing(createFigure(), [118, -44], -6),
  );
  onTable.position.y = benchTop;
  return { subject: onTable, view, surroundings: bench(1400, 900) };
}
