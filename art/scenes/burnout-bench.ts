import { frameworkWithSprues } from '../parts/framework-on-sprues.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { brokenInvestment } from './props/broken-investment.ts';
import { burnoutFurnace } from './props/burnout-furnace.ts';
import { castingRing, patternOnWaxBase } from './props/casting-ring.ts';
import { castingTongs } from './props/casting-tongs.ts';
import { frameBox } from './props/gray-set.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: 8,
  elevation: 19,
  lens: 32,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
  aperture: 6,
  focus: 120,
});

/** Where printed patterns become metal: the furnace, a pattern that waits for its ring, and a casting in broken plaster. */
export function createShot(): Shot {
  const furnace = burnoutFurnace();
  furnace.scale.setScalar(0.86);
  const pattern = frameworkWithSprues(undefined, 0.4);
  const onBench = assembly(
    standing(furnace, [-40, -104], -16),
    standing(patternOnWaxBase(pattern), [30, 134], -24),
    standing(castingRing(), [124, 26]),
    standing(brokenInvestment(pattern), [150, 134], -18),
    standing(castingTongs(), [-106, 158], 166),
  );
  onBench.position.y = benchTop;
  return {
    subject: frameBox([440, 300, 100], [2, 146, 50]),
    view,
    surroundings: assembly(standing(bench(2200, 900), [0, -120]), onBench),
  };
}
