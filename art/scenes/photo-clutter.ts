import { scraper, tweezers } from '../accessories/hand-tools.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { assembly, placed } from '../shapes/placed.ts';
import type { Shot } from '../studio/view.ts';
import { frame, view } from './photo-sheet.ts';
import { bench, benchTop } from './props/bench.ts';
import { amberBottle } from './props/filter-funnel.ts';
import { keyboard } from './props/keyboard.ts';
import { mouse } from './props/mouse.ts';
import { standing } from './props/standing.ts';
import { workTicket } from './props/work-ticket.ts';

/** The same model on a bench among tools, bottles and papers. */
export function createShot(): Shot {
  const surroundings = assembly(
    bench(900, 420),
    placed(
      assembly(
        standing(createDentalModel(), [0, 0], 8),
        standing(workTicket('0417', 'Model'), [24, 22], 24, 0.9),
        standing(keyboard(), [-30, -140], 12),
        standing(mouse(), [-84, -40], -30),
        standing(amberBottle(), [96, -70]),
        standing(scraper(), [-78, 34], 34),
        standing(tweezers(), [62, 20], 70),
      ),
      [0, benchTop, 0],
    ),
  );
  surroundings.position.y = -benchTop;
  return { subject: frame, view, surroundings };
}
