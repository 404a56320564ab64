import { createA2D } from '../machines/a2d.ts';
import { resinTray } from '../machines/build-unit.ts';
import { fleet, fleetSize } from '../screens/fleet.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { phoneOnStand } from './props/phone.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { toolCase } from './props/tool-case.ts';

const view = viewOf({
  azimuth: 24,
  elevation: 19,
  lens: 21,
  fill: { width: 0.9, height: 0.84 },
  shift: { x: 0, y: 0.005 },
  aperture: 22,
  focus: 220,
});

/** A printer during maintenance: the tray is out, the tools lie ready, support is on the phone. */
export function createShot({ machines }: Stock): Shot {
  const printer = take(machines, 'A2D_4K');
  const screen = { size: fleetSize, pixels: 5, draw: fleet };
  const subject = assembly(
    standing(createA2D(printer), [-200, -110], 20),
    standing(resinTray(printer.platform, '#d8c4a0'), [-20, 260], 28),
    standing(toolCase(), [360, 60], -12),
    standing(phoneOnStand(screen), [210, 300], 14),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(2000, 1150) };
}
