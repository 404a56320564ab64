import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { crownCase } from '../parts/teeth/crown-case.ts';
import { crownField } from '../parts/teeth/restorations.ts';
import { ceramic, shaded } from '../parts/teeth/shade.ts';
import { designBoard, designPixels } from '../screens/design-board.ts';
import { boardSize } from '../screens/platform-frame.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { keyboard } from './props/keyboard.ts';
import { monitor } from './props/monitor.ts';
import { mouse, spaceKnob } from './props/mouse.ts';
import { standing } from './props/standing.ts';
import { tray, trayTop } from './props/tray.ts';

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
    placed(turned(printedCase(), { y: -14 }), [250, 0, 146]),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(2200, 1000) };
}

function printedCase(): Group {
  const { jaw, prepared } = crownCase();
  const model = polygonise(jaw, { low: [-36, -1, -36], high: [36, 30, 32] }, 0.34);
  const crown = polygonise(crownField(prepared.tooth), { low: [-8, -1, -8], high: [8, 10, 8] }, 0.2);
  return assembly(
    tray(170, 130),
    standing(solid(model, castResin('#d8c4a0')), [-24, -6], -8, trayTop),
    standing(solid(shaded(crown, -1, 7), ceramic), [52, 24], 20, trayTop),
  );
}
