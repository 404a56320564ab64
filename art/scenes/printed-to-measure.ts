import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createPart as createFigure } from '../parts/figure.ts';
import { customShells } from '../parts/hearables/custom-shells.ts';
import { createPart as createInsole } from '../parts/insole.ts';
import { createPart as createPartialDenturePattern } from '../parts/partial-denture-pattern.ts';
import { createPart as createSplint } from '../parts/splint.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 6,
  elevation: 28,
  lens: 26,
  fill: { width: 0.94, height: 0.9 },
  shift: { x: 0, y: 0 },
  aperture: 4,
  focus: 60,
});

/** One part of each field on a table: teeth in front, then ears, feet and display. */
export function createShot(): Shot {
  const onTable = assembly(
    standing(createDentalModel(), [-64, 84], 16),
    standing(createPartialDenturePattern(), [12, 96], -10),
    standing(createSplint(), [74, 78], -24),
    standing(customShells(), [132, 40], 8),
    standing(createInsole(), [-10, -96], 4),
    standing(createFigure(), [150, -90], -6),
  );
  onTable.position.y = benchTop;
  return { subject: onTable, view, surroundings: bench(1400, 900) };
}
