import { CylinderGeometry, type Group } from 'three';
import { lettering } from '../machines/print.ts';
import { vents } from '../machines/vents.ts';
import { violetLight } from '../materials/lights.ts';
import { aluminium, anodised, brightSteel } from '../materials/metals.ts';
import { blackGlass, gap, graphite, rubber, softBlack } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { brand } from './brand.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'reflex-camera': { build: camera, view: { azimuth: 24, elevation: 20 } },
  'reflex-power-buffer': { build: powerBuffer, view: { azimuth: 28, elevation: 24 } },
});

function camera(): Group {
  const ring = castResin('#e0533f');
  return assembly(
    placed(
      turned(
        assembly(
          solid(plate({ width: 62, height: 46, corner: 14 }, 34, [], 4), graphite, [0, 0, -17]),
          solid(plate({ width: 54, height: 38, corner: 11 }, 2, [], 0.4), blackGlass, [0, 0, 16]),
          placed(
            turned(
              assembly(
                solid(
                  lathe(
                    [
                      [0, 0],
                      [12, 0],
                      [13, 1],
                      [13, 6],
                      [11, 8],
                      [9, 6.4],
                    ],
                    64,
                  ),
                  anodised,
                ),
              ),
              { x: 90 },
            ),
            [-9, 0, 17],
          ),
          placed(
            turned(
              assembly(
                solid(
                  lathe(
                    [
                      [9.4, 6],
                      [6, 4.6],
                      [0, 4],
                    ],
                    64,
                  ),
                  blackGlass,
                ),
              ),
              { x: 90 },
            ),
            [-9, 0, 17],
          ),
          ...[-8, 0, 8].map((y) =>
            solid(plate({ width: 5, height: 5, corner: 2.5 }, 1.4, [], 0.4), ring, [17, y, 17.4]),
          ),
        ),
        { x: 8 },
      ),
      [0, 92, 6],
    ),
    solid(prism({ width: 16, depth: 10, height: 62, corner: 4, edge: 2 }), aluminium, [0, 16, -8]),
    solid(new CylinderGeometry(7, 7, 22, 40).rotateZ(Math.PI / 2), anodised, [0, 76, -8]),
    solid(prism({ width: 66, depth: 50, height: 18, corner: 12, edge: 3 }), graphite, [0, 0, -4]),
    brand(-25, 9, 21, 4.6),
    hose(
      [
        [0, 84, -22],
        [12, 70, -46],
        [44, 20, -54],
        [78, 3, -30],
        [92, 3, 20],
        [60, 3, 60],
        [14, 3, 64],
      ],
      2.2,
      softBlack,
    ),
    solid(prism({ width: 24, depth: 13, height: 7, corner: 3, edge: 1.6 }), softBlack, [4, 0, 64]),
    solid(prism({ width: 13, depth: 12, height: 4.6, corner: 0.6, edge: 0.3 }), brightSteel, [-14, 1.2, 64]),
  );
}

function powerBuffer(): Group {
  const [width, depth, height] = [196, 128, 58];
  return assembly(
    solid(prism({ width, depth, height, corner: 16, edge: 6, foot: 2 }), graphite, [0, 4, 0]),
    solid(prism({ width: width - 30, depth: depth - 30, height: 6, corner: 8, edge: 1 }), rubber),
    brand(-78, 42, depth / 2),
    ...[0, 1, 2, 3].map((i) =>
      solid(plate({ width: 13, height: 4, corner: 2 }, 1.4, [], 0.4), i === 3 ? gap : violetLight, [
        26 + i * 18,
        42,
        depth / 2 - 0.9,
      ]),
    ),
    solid(plate({ width: 30, height: 24, corner: 3 }, 2, [], 0.4), gap, [-58, 20, depth / 2 - 1.6]),
    ...[-8, 0, 8].map((x) =>
      solid(plate({ width: 2, height: 8, corner: 0.6 }, 1, [], 0.2), brightSteel, [-58 + x, 20, depth / 2 - 0.4]),
    ),
    lettering({ text: '32 Wh   LiFePO4', size: 6, colour: '#a9a7a2', weight: 500, spacing: 0.3 }, [-28, 20, depth / 2]),
    placed(turned(vents(12, 7, { width: 3, height: 22 }), { y: 90 }), [width / 2, 32, 0]),
    hose(
      [
        [width / 2 - 10, 24, -44],
        [width / 2 + 30, 20, -40],
        [width / 2 + 56, 6, 0],
        [width / 2 + 40, 5, 60],
        [width / 2 - 30, 5, 100],
      ],
      4.4,
      softBlack,
    ),
    placed(
      turned(
        assembly(
          solid(prism({ width: 40, depth: 26, height: 20, corner: 6, edge: 3 }), softBlack),
          ...[-6, 0, 6].map((z) =>
            solid(prism({ width: 16, depth: 2, height: 5, corner: 0.6, edge: 0.3 }), brightSteel, [-26, 7, z]),
          ),
        ),
        { y: 20 },
      ),
      [width / 2 - 46, 0, 106],
    ),
  );
}
