import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { cameraSize, cameraView } from '../screens/camera-view.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { paperSweep } from './props/paper-sweep.ts';
import { phoneOnStand } from './props/phone.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 20,
  elevation: 16,
  lens: 20,
  fill: { width: 0.86, height: 0.86 },
  shift: { x: 0, y: 0.005 },
  aperture: 9,
  focus: 60,
});

/** A print has its picture taken: the model on a curved sheet of paper, a phone on its stand in front of it. */
export function createShot(): Shot {
  const subject = assembly(
    standing(paperSweep(210, 180, 140), [-34, -46]),
    standing(createDentalModel(), [-60, 6], 14),
    standing(phoneOnStand({ size: cameraSize, pixels: 6, draw: cameraView }), [48, 46], 6),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(1200, 760) };
}
