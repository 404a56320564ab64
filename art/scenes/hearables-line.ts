import { createA2D } from '../machines/a2d.ts';
import { customShells } from '../parts/hearables/custom-shells.ts';
import { createPart as createHearingAidShells } from '../parts/hearing-aid-shells.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -20,
  elevation: 15,
  lens: 22,
  fill: { width: 0.74, height: 0.62 },
  shift: { x: 0.03, y: -0.13 },
  aperture: 14,
  focus: 40,
});

/** Shells on a tray, the printers that made them in a row behind. */
export function createShot({ machines, resins }: Stock): Shot {
  const subject = assembly(
    standing(tray(210, 130), [0, 60], 4),
    standing(customShells(), [-48, 62], 0, trayTop),
    standing(createHearingAidShells(), [48, 58], -10, trayTop),
    standing(createResinBottle(take(resins, '301')), [-160, 0], -24),
  );
  const row = [0, 1, 2].map((n) => standing(createA2D(take(machines, 'A2D_4K')), [n * 560 - 40, -560 - n * 90], -18));
  return { subject, view, surroundings: assembly(...row) };
}
