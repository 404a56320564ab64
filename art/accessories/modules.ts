import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { glassConsole, lightLine } from '../machines/console.ts';
import { lettering } from '../machines/print.ts';
import { vents } from '../machines/vents.ts';
import { violetLight } from '../materials/lights.ts';
import { aluminium, anodised, blasted, brightSteel, brushedSteel } from '../materials/metals.ts';
import { blackGlass, gap, graphite, rubber, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { bottle, createBottle } from '../resins/bottle.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'reflex-heating-module': { build: heatingModule, view: { azimuth: 26, elevation: 24 } },
  'reflex-camera': { build: camera, view: { azimuth: 24, elevation: 20 } },
  'reflex-air-filter': { build: airFilter, view: { azimuth: 28, elevation: 20 } },
  'reflex-auto-fill': { build: autoFill, view: { azimuth: 26, elevation: 16 } },
  'reflex-power-buffer': { build: powerBuffer, view: { azimuth: 28, elevation: 24 } },
});

const ink = '#d9d6cf';

function brand(x: number, y: number, z: number, size = 6.6) {
  return lettering({ text: 'HELIOGRAPH', size, colour: ink, weight: 600, spacing: size / 3 }, [x, y, z]);
}

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

function autoFill(): Group {
  const [body, neck] = createBottle(warmWhite).children;
  const top = bottle.shoulder + 26;
  const job = { title: 'Auto-Fill', resin: 'Reflex Model', layer: 62, layers: 100, remaining: '620 g' };
  return assembly(
    solid(prism({ width: 150, depth: 132, height: 42, corner: 20, edge: 4, foot: 2 }), graphite),
    solid(prism({ width: 112, depth: 94, height: 4, corner: 26, edge: 1 }), blasted, [0, 42, 0]),
    placed(glassConsole({ width: 70, height: 28, screen: { width: 64, height: 24, x: 0 }, job }), [28, 21, 66]),
    brand(-62, 21, 66, 5.2),
    placed(assembly(...[body, neck].flatMap((one) => one ?? [])), [0, 46, 0]),
    solid(prism({ width: 102, depth: 84, height: 34, corner: 34, edge: 0.3 }), castResin('#777b80'), [0, 46 + 46, 0]),
    solid(
      lathe(
        [
          [0, 0],
          [22, 0],
          [23, 1],
          [23, 20],
          [30, 24],
          [30, 66],
          [27, 70],
          [0, 70],
        ],
        80,
      ),
      graphite,
      [0, 46 + bottle.shoulder + 8, 0],
    ),
    solid(new TorusGeometry(30.2, 1.3, 12, 90).rotateX(Math.PI / 2), violetLight, [0, 46 + top + 34, 0]),
    hose(
      [
        [20, 46 + top + 36, 0],
        [56, 46 + top + 46, 8],
        [104, 46 + top - 10, 22],
        [124, 150, 34],
        [126, 60, 44],
      ],
      4,
      softBlack,
    ),
    placed(nozzle(), [126, 0, 44]),
  );
}

/** The clip that holds the end of the hose over the rim of a tray. */
function nozzle(): Group {
  return assembly(
    solid(prism({ width: 34, depth: 26, height: 26, corner: 6, edge: 3 }), graphite, [0, 36, 0]),
    solid(
      lathe(
        [
          [0, 0],
          [3, 0],
          [5, 16],
          [5, 40],
          [0, 40],
        ],
        40,
      ),
      brightSteel,
      [0, 8, 0],
    ),
    solid(prism({ width: 34, depth: 8, height: 40, corner: 3, edge: 1.6 }), graphite, [0, 0, -14]),
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
