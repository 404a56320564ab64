import { CylinderGeometry, type Group } from 'three';
import { brightSteel } from '../materials/metals.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';

/** A basket of steel rods, standing on y = 0. */
export function basket(width: number, depth: number, height: number): Group {
  const pitch = 13;
  const post = new CylinderGeometry(1.1, 1.1, height, 8);
  const rim = plate(
    { width: width + 6, height: depth + 6, corner: 8 },
    4,
    [{ x: 0, y: 0, width: width - 3, height: depth - 3, corner: 6 }],
    1,
  );
  const flat = rim.rotateX(-Math.PI / 2);
  const along = (length: number) =>
    Array.from({ length: Math.floor(length / pitch) + 1 }, (_, i) => (i - Math.floor(length / pitch) / 2) * pitch);
  const rods = [
    ...along(width).flatMap((x) => [-depth / 2, depth / 2].map((z) => solid(post, brightSteel, [x, height / 2, z]))),
    ...along(depth).flatMap((z) => [-width / 2, width / 2].map((x) => solid(post, brightSteel, [x, height / 2, z]))),
  ];
  const floor = along(depth).map((z) =>
    placed(turned(solid(new CylinderGeometry(1.1, 1.1, width, 8), brightSteel), { z: 90 }), [0, 2, z]),
  );
  return assembly(
    ...rods,
    ...floor,
    solid(flat, brightSteel, [0, height - 3, 0]),
    solid(flat, brightSteel, [0, height * 0.4, 0]),
  );
}
