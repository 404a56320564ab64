import { CylinderGeometry, type Group } from 'three';
import { brightSteel } from '../materials/metals.ts';
import { rubber, softBlack } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';

/** Four wheels with their forks; the body stands on them at y = `height`. */
export function castors(width: number, depth: number, height = 86): Group {
  const [x, z] = [width / 2 - 62, depth / 2 - 62];
  return assembly(...[-x, x].flatMap((across) => [-z, z].map((along) => placed(castor(height), [across, 0, along]))));
}

function castor(height: number): Group {
  const radius = (height - 16) / 2;
  const wheel = turned(
    assembly(
      solid(new CylinderGeometry(radius, radius, 28, 40), rubber),
      solid(new CylinderGeometry(radius * 0.55, radius * 0.55, 31, 32), brightSteel),
    ),
    { z: 90 },
  );
  return assembly(
    placed(wheel, [0, radius, 0]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 5, depth: radius * 1.1, height: height - radius, corner: 2, edge: 1 }), softBlack, [
        side * 19,
        radius - 6,
        0,
      ]),
    ),
    solid(prism({ width: 62, depth: 62, height: 14, corner: 10, edge: 2 }), softBlack, [0, height - 14, 0]),
  );
}
