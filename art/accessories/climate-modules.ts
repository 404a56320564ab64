import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { lightLine } from '../machines/console.ts';
import { vents } from '../machines/vents.ts';
import { blasted, brightSteel, brushedSteel } from '../materials/metals.ts';
import { gap, graphite, rubber, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { brand } from './brand.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'reflex-heating-module': { build: heatingModule, view: { azimuth: 26, elevation: 24 } },
  'reflex-air-filter': { build: airFilter, view: { azimuth: 28, elevation: 20 } },
});

/** Guard and blades of a fan, facing +z. */
function fan(radius: number): Group {
  const blade = plate({ width: radius * 0.46, height: radius * 0.8, corner: 6 }, 2, [], 0.4);
  return assembly(
    solid(plate({ width: 2 * radius, height: 2 * radius, corner: radius }, 2, [], 0.2), gap, [0, 0, -10]),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
      const angle = (i / 7) * Math.PI * 2;
      const one = solid(blade, softBlack, [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5, -8]);
      one.rotation.set(0.5, 0, angle - Math.PI / 2, 'ZYX');
      return one;
    }),
    solid(plate({ width: radius * 0.6, height: radius * 0.6, corner: radius * 0.3 }, 6, [], 1), graphite, [0, 0, -7]),
    ...[0.45, 0.7, 0.95].map((share) => solid(new TorusGeometry(radius * share, 1, 10, 80), brushedSteel)),
    ...[45, 135].map((angle) => turned(solid(new CylinderGeometry(1, 1, 2 * radius, 10), brushedSteel), { z: angle })),
  );
}

function heatingModule(): Group {
  const [width, depth, height] = [176, 74, 92];
  const front = plate({ width, height, corner: 12 }, 22, [{ x: -38, y: 0, width: 74, height: 74, corner: 37 }], 2);
  return assembly(
    solid(prism({ width, depth: depth - 22, height, corner: 8, edge: 4 }), graphite, [0, 0, -11]),
    solid(front, graphite, [0, height / 2, depth / 2 - 22]),
    placed(fan(36), [-38, height / 2, depth / 2 - 5]),
    placed(vents(7, 8, { width: 3.6, height: 44 }), [44, height / 2 + 8, depth / 2]),
    brand(18, 18, depth / 2, 5.6),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 26, depth: 40, height: 5, corner: 5, edge: 1.4 }), blasted, [
        side * (width / 2 + 8),
        height - 22,
        -12,
      ]),
    ),
    hose(
      [
        [width / 2 - 6, 14, 0],
        [width / 2 + 24, 12, 8],
        [width / 2 + 44, 4, 40],
        [width / 2 + 14, 4, 78],
        [width / 2 - 40, 4, 82],
      ],
      2.6,
      softBlack,
    ),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [4, 0],
                [4.6, 1],
                [4.6, 26],
                [3, 30],
                [0, 30],
              ],
              32,
            ),
            brightSteel,
          ),
        ),
        { z: 90 },
      ),
      [width / 2 - 38, 5, 82],
    ),
  );
}

function airFilter(): Group {
  const [width, depth, height] = [172, 104, 172];
  const front = plate({ width, height, corner: 14 }, 20, [{ x: 0, y: 12, width: 116, height: 116, corner: 58 }], 2.4);
  return assembly(
    placed(
      assembly(
        solid(prism({ width, depth: depth - 18, height, corner: 10, edge: 5 }), graphite, [0, 0, -9]),
        solid(front, graphite, [0, height / 2, depth / 2 - 20]),
        placed(fan(56), [0, height / 2 + 12, depth / 2 - 4]),
        placed(lightLine(40, 3), [54, 18, depth / 2]),
        brand(-70, 18, depth / 2, 6.4),
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((y) =>
            solid(plate({ width: 9, height: 9, corner: 4.5 }, 2.4, [], 0.8), brightSteel, [
              x * 74,
              height / 2 + y * 72,
              depth / 2 - 0.6,
            ]),
          ),
        ),
      ),
      [-36, 0, -20],
    ),
    placed(turned(cartridge(), { y: -18 }), [104, 0, 52]),
  );
}

/** Activated carbon behind a perforated jacket. */
function cartridge(): Group {
  const hole = new CylinderGeometry(1.7, 1.7, 0.4, 10).rotateX(Math.PI / 2);
  const holes = Array.from({ length: 30 * 8 }, (_, i) => {
    const angle = ((i % 30) / 30) * Math.PI * 2 + (Math.floor(i / 30) % 2) * (Math.PI / 30);
    return placed(turned(solid(hole, gap), { y: (angle * 180) / Math.PI }), [
      Math.sin(angle) * 42,
      18 + Math.floor(i / 30) * 8,
      Math.cos(angle) * 42,
    ]);
  });
  return assembly(
    solid(
      lathe(
        [
          [0, 0],
          [43, 0],
          [45, 1.6],
          [45, 10],
          [42, 11],
          [42, 82],
          [45, 83],
          [45, 92],
          [43, 94],
          [34, 94],
          [33, 90],
          [0, 90],
        ],
        96,
      ),
      warmWhite,
    ),
    ...holes,
    solid(
      lathe(
        [
          [33, 90.4],
          [26, 92],
          [0, 92],
        ],
        72,
      ),
      rubber,
    ),
  );
}
