import { createPart as createCrownBridge } from '../parts/crown-bridge.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createPart as createSurgicalGuide } from '../parts/surgical-guide.ts';
import { caseBoard } from '../screens/case-board.ts';
import { boardSize } from '../screens/platform-frame.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { caseTray, caseTrayTop } from './props/case-tray.ts';
import { keyboard } from './props/keyboard.ts';
import { monitor } from './props/monitor.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 10,
  elevation: 21,
  lens: 20,
  fill: { width: 0.95, height: 0.94 },
  shift: { x: 0, y: 0.005 },
  aperture: 16,
  focus: 60,
});

/** A case on the monitor while it waits for approval; in front the trays in which cases travel through a laboratory. */
export function createShot(): Shot {
  const screen = { size: boardSize, pixels: 3, draw: caseBoard };
  const subject = assembly(
    standing(monitor(screen), [-30, -230], 4),
    standing(keyboard(), [-190, 60], 5),
    standing(caseTray('#5b3fd6'), [60, 130], -10),
    standing(createDentalModel(), [18, 136], -16, caseTrayTop),
    standing(createCrownBridge(), [108, 122], 4, caseTrayTop),
    standing(caseTray('#f0a030'), [272, 60], -18),
    standing(createSurgicalGuide(), [272, 60], -30, caseTrayTop),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(2200, 1000) };
}
