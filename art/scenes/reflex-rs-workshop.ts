import { createReflex } from '../machines/reflex.ts';
import { createPart as createFixture } from '../parts/fixture.ts';
import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 26,
  elevation: 15,
  lens: 20,
  fill: { width: 0.8, height: 0.82 },
  shift: { x: 0, y: 0.005 },
  aperture: 16,
  focus: 150,
});

/** The Reflex RS on a workbench, a printed soldering fixture in front of it. */
export function createShot({ machines, resins }: Stock): Shot {
  const subject = assembly(
    standing(createReflex(take(machines, 'Reflex-RS')), [-170, -60], 18),
    standing(createResinBottle(take(resins, '208')), [110, -90], 10),
    standing(createResinBottle(take(resins, '204')), [215, -50], 2),
    standing(tray(250, 190), [150, 150], 8),
    standing(createFixture(), [150, 150], 20, trayTop),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(1500, 900) };
}
