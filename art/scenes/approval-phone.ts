import { approval, approvalPixels, approvalSize } from '../screens/approval.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { printedCrownCase } from './props/crown-case.ts';
import { phoneOnStand } from './props/phone.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 10,
  elevation: 12,
  lens: 20,
  fill: { width: 0.86, height: 0.86 },
  shift: { x: 0, y: 0 },
  aperture: 18,
  focus: 30,
});

/** The phone of a dentist with a crown to approve; beside it the printed model and the crown of the case. */
export function createShot(): Shot {
  const screen = { size: approvalSize, pixels: approvalPixels, draw: approval };
  const subject = assembly(standing(phoneOnStand(screen), [0, 0], 6), standing(printedCrownCase(), [112, -64], -16));
  subject.position.y = benchTop;
  return { subject, view, surroundings: standing(bench(1100, 520), [20, -110], 3) };
}
