import { createPart as createCrownBridge } from '../parts/crown-bridge.ts';
import { createPart as createSplint } from '../parts/splint.ts';
import { createPart as createGuide } from '../parts/surgical-guide.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { dentalChair } from './props/dental-chair.ts';
import { sideboard, sideboardTop } from './props/sideboard.ts';
import { standing } from './props/standing.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -22,
  elevation: 20,
  lens: 26,
  fill: { width: 0.86, height: 0.5 },
  shift: { x: 0.02, y: -0.14 },
  aperture: 22,
  focus: 20,
});

/** What a clinic prints in a day, on a tray beside the chair: a guide on its model, a splint and a temporary bridge. */
export function createShot(): Shot {
  const onTray = assembly(
    standing(tray(290, 170), [0, 0], 0),
    standing(createGuide(), [-84, -14], 18, trayTop),
    standing(createSplint(), [8, 14], -24, trayTop),
    standing(createCrownBridge(), [92, -10], 30, trayTop),
  );
  onTray.position.y = sideboardTop;
  return {
    subject: onTray,
    view,
    surroundings: assembly(sideboard(1100, 520), standing(dentalChair(), [-700, -1500], 60)),
  };
}
