import { createA2DOrtho } from '../machines/a2d-ortho.ts';
import { createResinStation } from '../machines/resin-station.ts';
import { createWashStation } from '../machines/wash-station.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { modelTrolley } from './props/model-trolley.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 24,
  elevation: 10,
  lens: 24,
  fill: { width: 0.9, height: 0.7 },
  shift: { x: 0, y: 0 },
  aperture: 40,
  focus: 500,
});

/** Resin station, printer with its automation unit and washing station in a line; trays of models on a trolley in front. */
export function createShot({ machines }: Stock): Shot {
  const subject = assembly(
    standing(createResinStation(take(machines, 'resin-station')), [-1330, 30]),
    standing(createA2DOrtho(take(machines, 'A2D_Ortho')), [-480, 0]),
    standing(createWashStation(take(machines, 'Wash_Station')), [560, 0]),
    standing(modelTrolley(), [500, 720], -12),
  );
  return { subject, view };
}
