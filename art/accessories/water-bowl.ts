import { CylinderGeometry, type Group, SphereGeometry, TorusGeometry } from 'three';
import { twistedVase } from '../machines/twisted-vase.ts';
import { acrylic, clear } from '../materials/acrylic.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { brightSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'reflex-water-curing-bowl': { build: waterBowl, view: { azimuth: 20, elevation: 24 } },
});

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
  );
}
