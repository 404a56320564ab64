import { createReflex } from '../machines/reflex.ts';
import { fleetBoard } from '../screens/fleet-board.ts';
import { boardSize } from '../screens/platform-frame.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { monitor } from './props/monitor.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: -5,
  elevation: 11,
  lens: 22,
  fill: { width: 0.94, height: 0.88 },
  shift: { x: 0, y: 0.008 },
  aperture: 18,
  focus: 150,
});

/** The overview of the fleet on a monitor, with two of its printers beside it. */
export function createShot({ machines }: Stock): Shot {
  const screen = { size: boardSize, pixels: 3, draw: fleetBoard };
  const subject = assembly(
    standing(monitor(screen), [0, 150], -3),
    standing(createReflex(take(machines, 'reflex2-pro')), [500, -130], -16),
    standing(createReflex(take(machines, 'reflex2')), [-500, -150], 14),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(2400, 1100) };
}
