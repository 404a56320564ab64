import { deviationMap, mapSize } from '../screens/deviation-map.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bareA2D, coverOf } from './props/bare-a2d.ts';
import { bench, benchTop } from './props/bench.ts';
import { frameBox } from './props/gray-set.ts';
import { laptop } from './props/laptop.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 20,
  elevation: 30,
  lens: 28,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
  aperture: 8,
  focus: 60,
});

/** The light engine of a printer is calibrated: a camera sees the crosses that it projects, a laptop maps where they are. */
export function createShot({ machines }: Stock): Shot {
  const printer = take(machines, 'A2D_4K');
  const onBench = assembly(
    standing(bareA2D(printer), [-180, -60], 14),
    standing(coverOf(printer), [330, -330], 4),
    standing(laptop({ size: mapSize, pixels: 2, draw: deviationMap }), [250, 110], -4),
  );
  onBench.position.y = benchTop;
  return {
    subject: frameBox([1140, 855, 1], [32, 352, 60]),
    view,
    surroundings: assembly(bench(2200, 1150), onBench),
  };
}
