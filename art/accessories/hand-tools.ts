import { CylinderGeometry, type Group, type Material, Shape } from 'three';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { graphite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { extrude } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

/** All tools lie on y = 0 along the x axis, their tips to the right. */

/** An outline in the plan, y to the back, drawn as a solid of the given thickness. */
export function cutOut(points: [x: number, y: number][], thickness: number, bevel = 0.6) {
  const shape = new Shape();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  shape.closePath();
  return extrude(shape, thickness, bevel).rotateX(-Math.PI / 2);
}

export function flushCutter(grip: Material): Group {
  const half = (side: number) => [
    solid(
      cutOut(
        [
          [8, -4 * side],
          [30, -1 * side],
          [34, 0.4 * side],
          [30, 4.5 * side],
          [12, 8 * side],
          [0, 8 * side],
          [-10, 6 * side],
          [-14, 2 * side],
        ].map(([x = 0, y = 0]) => [x, y]) as [number, number][],
        6,
        1,
      ),
      brightSteel,
      [0, side > 0 ? 5 : 4, 0],
    ),
    hose(
      [
        [-8, 7, -5 * side],
        [-30, 7, -13 * side],
        [-62, 7, -20 * side],
        [-92, 7, -17 * side],
      ],
      5.6,
      grip,
    ),
  ];
  return assembly(
    ...half(1),
    ...half(-1),
    solid(new CylinderGeometry(5, 5, 10, 32), brushedSteel, [0, 7.5, 0]),
    solid(new CylinderGeometry(2.4, 2.4, 11, 6), graphite, [0, 7.5, 0]),
  );
}

export function scraper(): Group {
  return assembly(
    placed(
      turned(assembly(solid(prism({ width: 16, depth: 16, height: 96, corner: 7, edge: 5 }), graphite)), { z: -90 }),
      [-100, 8, 0],
    ),
    solid(
      cutOut(
        [
          [-6, -5],
          [6, -5],
          [22, -15],
          [58, -16],
          [58, 16],
          [22, 15],
          [6, 5],
          [-6, 5],
        ],
        1.4,
        0.3,
      ),
      brightSteel,
      [0, 7.4, 0],
    ),
  );
}

export function scaler(): Group {
  const handle = lathe([
    [0, 0],
    [3.4, 4],
    [4, 10],
    [4, 84],
    [3.4, 90],
    [1.6, 100],
  ]);
  return assembly(
    placed(turned(assembly(solid(handle, brushedSteel)), { z: -90 }), [-70, 4, 0]),
    hose(
      [
        [28, 4, 0],
        [44, 4, -1],
        [52, 5, -5],
        [54, 5, -12],
      ],
      1.1,
      brightSteel,
    ),
  );
}

export function tweezers(): Group {
  const leg = (side: number) =>
    hose(
      [
        [-66, 3, 0],
        [-40, 3, 5 * side],
        [0, 3, 8 * side],
        [40, 3, 3.4 * side],
        [58, 3, 1 * side],
      ],
      2.4,
      brightSteel,
    );
  return assembly(leg(1), leg(-1));
}

export function bur(head: [radius: number, y: number][]): Group {
  return assembly(
    placed(
      turned(assembly(solid(lathe([[0, 0], [1.5, 0.6], [1.5, 30], ...head], 24), brightSteel)), { z: -90 }),
      [-22, 3, 0],
    ),
  );
}

export function needleFile(grip: Material): Group {
  return assembly(
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [4.4, 3],
                [5, 12],
                [3.4, 46],
                [2.4, 52],
              ],
              32,
            ),
            grip,
          ),
        ),
        { z: -90 },
      ),
      [-74, 5, 0],
    ),
    solid(
      cutOut(
        [
          [-24, -2.6],
          [44, -2.2],
          [74, -0.5],
          [74, 0.5],
          [44, 2.2],
          [-24, 2.6],
        ],
        2.4,
        0.4,
      ),
      brushedSteel,
      [0, 3.8, 0],
    ),
  );
}
