import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { crown } from './crown.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';
import { wireMesh } from './wire-mesh.ts';

export const createShot = createFamily({
  'curing-inserts': { build: inserts, view: { azimuth: 16, elevation: 40 } },
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
