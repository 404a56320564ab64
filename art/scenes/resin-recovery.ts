import { resinTray } from '../machines/build-unit.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { curedLeftovers } from './props/cured-leftovers.ts';
import { amberBottle, filterFunnel } from './props/filter-funnel.ts';
import { standing } from './props/standing.ts';
import { tray } from './props/tray.ts';

const view = viewOf({
  azimuth: 18,
  elevation: 20,
  lens: 20,
  fill: { width: 0.84, height: 0.78 },
  shift: { x: 0, y: 0.005 },
  aperture: 10,
  focus: 40,
});

/** What is left in the tray runs through a filter back into a dark bottle; beside it, leftovers that were cured. */
export function createShot(): Shot {
  const subject = assembly(
    standing(resinTray({ width: 160, depth: 100 }, '#d8c4a0'), [-170, -20], 18),
    standing(tray(150, 150), [40, 10], 6),
    standing(filterFunnel('#d8c4a0'), [40, 10], 0, 5),
    standing(amberBottle(), [160, -70]),
    standing(curedLeftovers(), [190, 110], -14),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: bench(1200, 760) };
}
