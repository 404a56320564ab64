import { type Group, TorusGeometry } from 'three';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { softBlack, stone, warmWhite } from '../materials/plastics.ts';
import { bottle, createBottle } from '../resins/bottle.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { createFamily } from './family.ts';
import { lathe } from './lathe.ts';
import { wireMesh } from './wire-mesh.ts';

export const createShot = createFamily({
  'reflex-filter-funnel-set': {
    build: funnelSet,
    view: { azimuth: 20, elevation: 20, fill: { width: 0.7, height: 0.82 } },
  },
});

function funnelSet(): Group {
  const [body, neck] = createBottle(warmWhite).children;
  const standing = assembly(...[body, neck].flatMap((one) => one ?? []), placed(funnel(), [0, bottle.shoulder + 8, 0]));
  return assembly(placed(standing, [-40, 0, 0]), placed(turned(strainer(4), { y: 20 }), [104, 0, 56]));
}

function funnel(): Group {
  return assembly(
    solid(
      lathe([
        [20, 0],
        [21.5, 1],
        [21.5, 22],
        [20, 26],
        [20, 30],
        [30, 48],
        [66, 96],
        [68, 99],
        [68, 124],
        [70.5, 125],
        [70.5, 128],
        [67, 128],
        [65.6, 126],
        [65.6, 99],
        [18, 34],
      ]),
      softBlack,
    ),
    placed(strainer(3), [0, 92, 0]),
  );
}

/** A steel ring with a woven floor and two lugs. */
function strainer(pitch: number): Group {
  const mesh = wireMesh({ width: 88, height: 88, pitch, wire: 0.9 });
  const lug = new TorusGeometry(9, 2, 12, 40, Math.PI).rotateX(-Math.PI / 2);
  return assembly(
    solid(
      lathe([
        [62, 0],
        [64, 0.6],
        [64, 27],
        [66.5, 28],
        [66.5, 30],
        [62.6, 30],
        [61.8, 28],
        [61.8, 0],
      ]),
      brightSteel,
    ),
    placed(turned(assembly(solid(mesh, brushedSteel)), { x: -90 }), [0, 5, 0]),
    solid(
      lathe([
        [61.8, 6],
        [44, 5.4],
        [44, 4],
        [62, 3],
      ]),
      stone,
    ),
    solid(lug, brightSteel, [0, 29, 65]),
    placed(turned(assembly(solid(lug, brightSteel)), { y: 180 }), [0, 29, -65]),
  );
}
