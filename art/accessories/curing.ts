import { CylinderGeometry, type Group, SphereGeometry, TorusGeometry } from 'three';
import { glassConsole } from '../machines/console.ts';
import { lettering } from '../machines/print.ts';
import { twistedVase } from '../machines/twisted-vase.ts';
import { acrylic, clear } from '../materials/acrylic.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { brass } from '../materials/electronics.ts';
import { anodised, brightSteel, brushedSteel } from '../materials/metals.ts';
import { blackGlass, graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { crown } from './crown.ts';
import { createFamily } from './family.ts';
import { coil, hose } from './hose.ts';
import { lathe } from './lathe.ts';
import { wireMesh } from './wire-mesh.ts';

export const createShot = createFamily({
  'curing-inserts': { build: inserts, view: { azimuth: 16, elevation: 40 } },
  'nitrogen-curing-set': { build: nitrogenSet, view: { azimuth: 18, elevation: 26 } },
  'reflex-water-curing-bowl': { build: waterBowl, view: { azimuth: 20, elevation: 24 } },
});

const radius = 115;

function inserts(): Group {
  return assembly(
    placed(pinInsert(), [-112, 0, 64]),
    placed(splintInsert(), [128, 0, 40]),
    placed(gridInsert(), [6, 0, -168]),
  );
}

function disc(height: number): Group {
  return assembly(
    solid(
      lathe(
        [
          [0, 0],
          [radius - 1, 0],
          [radius, 1],
          [radius, height - 1],
          [radius - 1, height],
          [0, height],
        ],
        120,
      ),
      brightSteel,
    ),
  );
}

function pinInsert(): Group {
  const pin = lathe(
    [
      [1.6, 0],
      [1.6, 20],
      [0.5, 25],
      [0, 25.4],
    ],
    20,
  );
  const rings = [
    { count: 4, at: 26 },
    { count: 8, at: 58 },
    { count: 12, at: 92 },
  ];
  const places = rings.flatMap(({ count, at }) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * Math.PI * 2;
      return [Math.cos(angle) * at, Math.sin(angle) * at] as const;
    }),
  );
  const one = crown();
  return assembly(
    disc(3),
    ...places.map(([x, z]) => solid(pin, brushedSteel, [x, 3, z])),
    ...places.filter((_, i) => i % 3 !== 1).map(([x, z], i) => placed(turned(one.clone(), { y: i * 47 }), [x, 23, z])),
  );
}

/** Two combs of wire between which splints stand upright. */
function splintInsert(): Group {
  const loop = (x: number) =>
    hose(
      [
        [x, 3, -52],
        [x, 40, -50],
        [x, 52, -40],
        [x, 52, 40],
        [x, 40, 50],
        [x, 3, 52],
      ],
      1.5,
      brightSteel,
    );
  const bar = new CylinderGeometry(1.8, 1.8, 168, 16).rotateZ(Math.PI / 2);
  return assembly(
    disc(3),
    ...Array.from({ length: 9 }, (_, i) => loop((i - 4) * 20)),
    ...[-46, 46].map((z) => solid(bar, brightSteel, [0, 14, z])),
  );
}

function gridInsert(): Group {
  const grid = wireMesh({ width: 150, height: 150, pitch: 15, wire: 2.2 });
  return assembly(
    ...[3, 24].map((y) =>
      solid(new TorusGeometry(radius - 3, 2.4, 14, 110).rotateX(Math.PI / 2), brightSteel, [0, y, 0]),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i / 6) * Math.PI * 2;
      return solid(new CylinderGeometry(1.8, 1.8, 22, 12), brightSteel, [
        Math.cos(angle) * (radius - 3),
        13,
        Math.sin(angle) * (radius - 3),
      ]);
    }),
    placed(turned(assembly(solid(grid, brushedSteel)), { x: -90 }), [0, 24, 0]),
    ...[-1, 1].flatMap((side) => [
      solid(new CylinderGeometry(1.8, 1.8, 2 * radius * 0.72, 12).rotateZ(Math.PI / 2), brightSteel, [
        0,
        24,
        side * 76,
      ]),
      solid(new CylinderGeometry(1.8, 1.8, 2 * radius * 0.72, 12).rotateX(Math.PI / 2), brightSteel, [
        side * 76,
        24,
        0,
      ]),
    ]),
  );
}

function nitrogenSet(): Group {
  return assembly(
    placed(regulator(), [-88, 44, -10]),
    placed(flowMeter(), [2, 0, -22]),
    placed(turned(sensor(), { y: -12 }), [96, 0, 8]),
    hose(coil([-6, 4, 84], 44, 3, 6.4), 3.2, castResin('#5b6fb4')),
  );
}

/** Two gauges on a brass body, a handwheel in front. */
function regulator(): Group {
  const gauge = (side: number) =>
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, 0],
              [21, 0],
              [22, 1],
              [22, 11],
              [20.6, 12.4],
              [19.6, 11],
            ]),
            brightSteel,
          ),
          solid(
            lathe([
              [19.8, 10.6],
              [0, 10.7],
            ]),
            warmWhite,
          ),
          solid(prism({ width: 1.4, depth: 15, height: 0.6, corner: 0.6, edge: 0.2 }), softBlack, [3, 11, -4]),
          solid(
            lathe(
              [
                [2, 10.8],
                [1.4, 12],
                [0, 12.2],
              ],
              24,
            ),
            softBlack,
          ),
        ),
        { x: 78, z: side * -6 },
      ),
      [side * 34, 44, 12],
    );
  return assembly(
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, -44],
              [15, -44],
              [16, -43],
              [16, 28],
              [20, 30],
              [20, 42],
              [18, 44],
              [0, 44],
            ]),
            brass,
          ),
        ),
        { x: 90 },
      ),
      [0, 0, 10],
    ),
    solid(new CylinderGeometry(9, 9, 92, 6).rotateZ(Math.PI / 2), brass, [0, 0, 4]),
    ...[-1, 1].map((side) => solid(new CylinderGeometry(4.5, 4.5, 44, 24), brass, [side * 34, 22, 4])),
    gauge(-1),
    gauge(1),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [21, 0],
                [23, 2],
                [23, 15],
                [21, 18],
                [0, 18.4],
              ],
              12,
            ),
            graphite,
          ),
        ),
        { x: 90 },
      ),
      [0, 0, 54],
    ),
    solid(
      lathe([
        [8, -44],
        [8, -10],
        [0, -10],
      ]),
      brightSteel,
      [0, 0, -14],
    ),
  );
}

function flowMeter(): Group {
  const tube = lathe([
    [9, 0],
    [9, 92],
    [7.6, 92],
    [7.6, 0],
  ]);
  return assembly(
    solid(prism({ width: 46, depth: 40, height: 30, corner: 8, edge: 2.5 }), anodised),
    solid(prism({ width: 46, depth: 40, height: 20, corner: 8, edge: 2.5 }), anodised, [0, 120, 0]),
    solid(prism({ width: 34, depth: 6, height: 92, corner: 2, edge: 1 }), warmWhite, [0, 29, -14]),
    placed(clearSheet(tube, { tint: '#eaf0f2', edge: 0.5 }), [0, 29, 0]),
    solid(new SphereGeometry(5.6, 32, 24), softBlack, [0, 62, 0]),
    ...['1', '2', '3', '4'].map((text, i) =>
      lettering({ text: `– ${text}`, size: 6, colour: '#4a4b50', weight: 560 }, [9, 44 + i * 18, -10.6]),
    ),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [10, 0],
                [11, 1],
                [11, 12],
                [9, 14],
                [0, 14],
              ],
              40,
            ),
            graphite,
          ),
        ),
        { x: 90 },
      ),
      [0, 15, 20],
    ),
  );
}

function sensor(): Group {
  const job = { title: 'Oxygen', resin: 'Nitrogen', layer: 118, layers: 120, remaining: '0.6 %' };
  return assembly(
    solid(prism({ width: 92, depth: 38, height: 96, corner: 10, edge: 4 }), graphite),
    placed(glassConsole({ width: 72, height: 50, screen: { width: 64, height: 42, x: 0 }, job }), [0, 60, 19]),
    lettering({ text: 'O₂', size: 11, colour: '#d9d6cf', weight: 600 }, [-34, 20, 19]),
    hose(
      [
        [46, 24, 0],
        [66, 22, 6],
        [74, 8, 24],
        [62, 5, 52],
        [24, 5, 64],
      ],
      3,
      softBlack,
    ),
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, 0],
              [9, 0],
              [10, 1],
              [10, 26],
              [7, 28],
              [7, 34],
              [0, 34],
            ]),
            brightSteel,
          ),
        ),
        { z: 78 },
      ),
      [24, 9, 64],
    ),
  );
}

function waterBowl(): Group {
  const [wide, high] = [92, 130];
  const glass = lathe(
    [
      [0, 2],
      [wide - 24, 2],
      [wide - 8, 8],
      [wide, 26],
      [wide + 2, high - 6],
      [wide + 1, high],
      [wide - 2, high - 2],
      [wide - 3.5, 26],
      [wide - 12, 12],
      [wide - 26, 7],
      [0, 7],
    ],
    120,
  );
  const water = lathe(
    [
      [0, 8],
      [wide - 26, 8],
      [wide - 12, 13],
      [wide - 4.4, 27],
      [wide - 3.6, 104],
      [0, 104],
    ],
    120,
  );
  const figure = twistedVase(castResin('#d9a24a'));
  figure.scale.setScalar(0.55);
  return assembly(
    placed(figure, [-14, 12, 4]),
    rack(wide - 10),
    acrylic(water, clear),
    clearSheet(glass, { tint: '#f1f6f6', edge: 0.5 }),
  );
}

/** A weighted ring with three arms that can be moved along it. */
function rack(reach: number): Group {
  const arm = (angle: number) =>
    turned(
      assembly(
        hose(
          [
            [reach, 112, 0],
            [reach - 18, 114, 0],
            [26, 104, 0],
            [17, 94, 0],
          ],
          1.8,
          brightSteel,
        ),
        solid(new SphereGeometry(4, 24, 16), brightSteel, [17, 93, 0]),
        solid(prism({ width: 13, depth: 15, height: 12, corner: 4, edge: 2 }), brightSteel, [reach, 106, 0]),
      ),
      { y: angle },
    );
  return assembly(
    solid(new TorusGeometry(reach, 3.4, 18, 110).rotateX(Math.PI / 2), brightSteel, [0, 112, 0]),
    ...[20, 145, 262].map((angle) => placed(assembly(arm(angle)), [-4, 0, 2])),
    ...[60, 180, 300].map((angle) =>
      turned(assembly(solid(new CylinderGeometry(1.8, 1.8, 100, 14), brightSteel, [reach - 14, 62, 0])), { y: angle }),
    ),
    solid(plate({ width: 1, height: 1, corner: 0.4 }, 0.4, [], 0.1), blackGlass, [0, 9, 0]),
  );
}
