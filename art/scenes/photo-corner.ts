import type { Group } from 'three';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { cameraSize, cameraView, finder } from '../screens/camera-view.ts';
import { seenThrough } from '../screens/seen-through.ts';
import { assembly, placed } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { coin } from './props/coin.ts';
import { frameBox } from './props/gray-set.ts';
import { curvedSheet } from './props/paper-sweep.ts';
import { lensOnEasel, phoneOnEasel } from './props/phone-easel.ts';
import { standing } from './props/standing.ts';
import { windowCorner, windowLight } from './props/window.ts';

const view = viewOf({ azimuth: 31, elevation: 22, lens: 27, fill: { width: 1, height: 1 }, aperture: 5, focus: 100 });

/** From the model in the middle to the phone. */
const distance = 244;
const wall = -250;
const window = { width: 330, height: 400, sill: 84 };

/** A print has its picture taken: the model on a curved sheet by the window, the phone on its easel in front of it. */
export function createShot(): Shot {
  const { at, ahead } = lensOnEasel;
  const [x, y, z] = at;
  const pixels = 3;
  const seen = seenThrough({ at: [x, y, z + distance], ahead, angle: 40 }, onPaper(), {
    width: finder.width * pixels,
    height: finder.height * pixels,
  });
  const set = assembly(
    onPaper(),
    standing(phoneOnEasel({ size: cameraSize, pixels, draw: cameraView(seen) }), [0, distance]),
    windowLight(wall + 40, window, 1.6),
  );
  set.position.y = benchTop;
  const room = assembly(
    placed(bench(900, 840), [wall + 440, 0, 160]),
    placed(windowCorner(640, { ...window, sill: window.sill + benchTop }, 60), [wall, 0, -258]),
  );
  return { subject: frameBox([520, 390, 1], [-64, benchTop + 84, 40]), view, surroundings: assembly(set, room) };
}

function onPaper(): Group {
  return assembly(
    standing(curvedSheet(380, 360, 330), [0, -76]),
    standing(createDentalModel(), [0, 0], 6, 1.5),
    standing(coin(), [36, 30], 0, 2),
  );
}
