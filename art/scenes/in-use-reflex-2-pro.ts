import { createReflex } from '../machines/reflex.ts';
import { openworkOnSupports } from '../parts/ring-patterns.ts';
import { assembly, placed, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox, graySet } from './props/gray-set.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({ azimuth: 22, elevation: -8, lens: 18, fill: { width: 1, height: 1 } });

/** The open Reflex 2 Pro: ten ring patterns on their supports. */
export function createShot({ machines }: Stock): Shot {
  const ring = openworkOnSupports(0.3);
  const print = assembly(
    ...Array.from({ length: 10 }, (_, i) =>
      placed(turned(assembly(ring.clone()), { y: 20 }), [((i % 5) - 2) * 36, 0, i < 5 ? -22 : 22]),
    ),
  );
  return {
    subject: frameBox([430, 322, 40], [-30, 478, 10]),
    view,
    surroundings: assembly(graySet(1700, 1100, 1000), createReflex(take(machines, 'reflex2-pro'), print)),
  };
}
