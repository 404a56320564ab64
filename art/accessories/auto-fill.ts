import { type Group, TorusGeometry } from 'three';
import { glassConsole } from '../machines/console.ts';
import { violetLight } from '../materials/lights.ts';
import { blasted, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { bottle, createBottle } from '../resins/bottle.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { brand } from './brand.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'reflex-auto-fill': { build: autoFill, view: { azimuth: 26, elevation: 16 } },
});

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
