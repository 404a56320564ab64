import { Group } from 'three';
import { createA2D } from '../machines/a2d.ts';
import { graphite } from '../materials/plastics.ts';
import { createPart as createTestPlate } from '../parts/test-plate.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { caliper } from './props/caliper.ts';
import { certificateOnClipboard } from './props/clipboard.ts';
import { frameBox } from './props/gray-set.ts';
import { radiometer } from './props/radiometer.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 14,
  elevation: 18.5,
  lens: 31,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
  aperture: 8,
  focus: 90,
});

/** A printer after its test: the printed plate on the measuring mat, the light meter and the certificate. */
export function createShot({ machines }: Stock): Shot {
  const onBench = assembly(
    standing(createA2D(take(machines, 'A2D_4K'), new Group()), [-150, -150], 12),
    standing(radiometer([-92, 0, 56]), [-330, 144], 22),
    standing(measuringMat(), [14, 184], 7),
    standing(certificateOnClipboard(), [334, 40], -14),
  );
  onBench.position.y = benchTop;
  return {
    subject: frameBox([920, 862, 300], [-30, 436, 60]),
    view,
    surroundings: assembly(bench(3000, 1200), onBench),
  };
}

function measuringMat(): Group {
  const mat = { width: 300, depth: 220, height: 3, corner: 10, edge: 0.8 };
  return assembly(
    solid(prism(mat), graphite),
    standing(createTestPlate(), [22, -42], 4, mat.height),
    standing(caliper(), [-108, 66], 2, mat.height),
  );
}
