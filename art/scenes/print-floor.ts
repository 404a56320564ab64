import type { Group } from 'three';
import { createA2D } from '../machines/a2d.ts';
import { dentalArch } from '../machines/dental-arch.ts';
import { createResinStation } from '../machines/resin-station.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { sideboard, sideboardTop } from './props/sideboard.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -38,
  elevation: 9,
  lens: 26,
  fill: { width: 0.9, height: 0.86 },
  shift: { x: 0.01, y: 0.01 },
  aperture: 46,
  focus: 420,
});

const printers = 4;
const pitch = 620;

/** Four printers in a row that share a queue, the station that feeds them at the end, trays of finished arches in front. */
export function createShot({ machines }: Stock): Shot {
  const row = Array.from({ length: printers }, (_, i) =>
    placed(
      assembly(
        sideboard(pitch - 8, 620),
        standing(createA2D(take(machines, 'A2D_4K')), [0, -60], 0, sideboardTop),
        standing(finished(resins[i] ?? ''), [-20, 200], -6, sideboardTop),
      ),
      [(i - (printers - 1) / 2) * pitch, 0, 0],
    ),
  );
  const station = standing(createResinStation(take(machines, 'resin-station')), [(printers / 2) * pitch + 330, -20]);
  return { subject: assembly(...row, station), view };
}

const resins = ['#d98f8b', '#d8c4a0', '#c3c6c8', '#d8c4a0'];

/** Simple arches: they are small in the picture. */
function finished(resin: string): Group {
  const material = castResin(resin);
  const arches = Array.from({ length: 6 }, (_, i) =>
    standing(dentalArch(material), [((i % 3) - 1) * 76, (Math.floor(i / 3) - 0.5) * 72], 0, trayTop),
  );
  return assembly(tray(250, 160), ...arches);
}
