import { designBoard, designPixels } from '../screens/design-board.ts';
import { boardSize } from '../screens/platform-frame.ts';
import { assembly, placed, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { printedCrownCase } from './props/crown-case.ts';
import { keyboard } from './props/keyboard.ts';
import { monitor } from './props/monitor.ts';
import { mouse, spaceKnob } from './props/mouse.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: -17,
  elevation: 16,
  lens: 20,
  fill: { width: 0.95, height: 0.955 },
  shift: { x: 0, y: 0.005 },
  aperture: 14,
  focus: 80,
});

/** The desk of a designer: a crown on the monitor, in front the printed model of the same case and a finished crown. */
export function createShot(): Shot {
  const screen = { size: boardSize, pixels: designPixels, draw: designBoard };
  const subject = assembly(
    standing(monitor(screen), [0, -74], -6),
    standing(spaceKnob(), [-240, 112]),
    standing(keyboard(), [-50, 112], -8),
    standing(mouse(), [128, 116], -16),
    placed(turned(printedCrownCase(), { y: -14 }), [250, 0, 146]),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(2200, 1000) };
}
