import { createA2D } from '../machines/a2d.ts';
import { createResinStation } from '../machines/resin-station.ts';
import { assembly, placed } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { partBin } from './props/part-bin.ts';
import { sideboard, sideboardTop } from './props/sideboard.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

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

/** Four printers in a row that share a queue, the station that feeds them at the end, bins of finished parts in front. */
export function createShot({ machines }: Stock): Shot {
  const row = Array.from({ length: printers }, (_, i) =>
    placed(
      assembly(
        sideboard(pitch - 8, 620),
        standing(createA2D(take(machines, 'A2D_4K')), [0, -60], 0, sideboardTop),
        standing(partBin(resins[i] ?? ''), [-20, 220], -6, sideboardTop),
      ),
      [(i - (printers - 1) / 2) * pitch, 0, 0],
    ),
  );
  const station = standing(createResinStation(take(machines, 'resin-station')), [(printers / 2) * pitch + 330, -20]);
  return { subject: assembly(...row, station), view };
}

const resins = ['#d98f8b', '#d8c4a0', '#c3c6c8', '#d8c4a0'];
