import type { Group } from 'three';
import { createReflex } from '../machines/reflex.ts';
import { graphite } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: 9,
  elevation: 5,
  lens: 16,
  fill: { width: 0.9, height: 0.9 },
  shift: { x: 0, y: 0 },
});

const [width, depth, storey] = [1500, 500, 740];
const shelves = [
  ['Reflex-RS', 'reflex-rs-turbo', 'reflex2-pro'],
  ['Reflex', 'reflex-turbo', 'reflex2'],
];

/** All six printers of the desktop line on two shelves. */
export function createShot({ machines }: Stock): Shot {
  const post = prism({ width: 26, depth: 26, height: storey - benchTop, corner: 6, edge: 2 });
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => solid(post, graphite, [x * (width / 2 - 36), benchTop, z * (depth / 2 - 30)])),
  );
  const upper = placed(shelf(machines, shelves[0] ?? []), [0, storey, 0]);
  return { subject: assembly(shelf(machines, shelves[1] ?? []), ...posts, upper), view };
}

function shelf(machines: Stock['machines'], names: string[]): Group {
  const row = names.map((name, i) =>
    standing(createReflex(take(machines, name)), [(i - 1) * 440, 10], 12 - i * 4, benchTop),
  );
  return assembly(bench(width, depth), ...row);
}
