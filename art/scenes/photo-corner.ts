import { castResin } from '../materials/resins.ts';
import { createPart as createLatticeCube } from '../parts/lattice-cube.ts';
import { cameraSize, cameraView } from '../screens/camera-view.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { displayVase } from './props/display-vase.ts';
import { paperSweep } from './props/paper-sweep.ts';
import { phoneOnStand } from './props/phone.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 20,
  elevation: 11,
  lens: 20,
  fill: { width: 0.86, height: 0.86 },
  shift: { x: 0, y: 0.005 },
  aperture: 9,
  focus: 60,
});

/** A print has its picture taken: the vase on a curved sheet of paper, a phone on its stand in front of it. */
export function createShot(): Shot {
  const subject = assembly(
    standing(paperSweep(400, 340, 330), [0, -60]),
    standing(displayVase(castResin('#c4573a'), 210), [-30, -70]),
    standing(phoneOnStand({ size: cameraSize, pixels: 6, draw: cameraView }), [70, 150], 10),
    standing(createLatticeCube(), [230, 90], 24),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(1200, 760) };
}
