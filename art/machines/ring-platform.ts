import { type BufferGeometry, CylinderGeometry, type Group, type Material, TorusGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { assembly, solid } from '../shapes/placed.ts';

const [columns, rows] = [10, 5];
const pitch = { x: 20, z: 22 };

/** Upright ring patterns on their supports, coarse: for a platform seen small, inside a printer. Stands on y = 0. */
export function ringPlatform(material: Material): Group {
  const rings = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return ring().translate((column - (columns - 1) / 2) * pitch.x, 0, (row - (rows - 1) / 2) * pitch.z);
  });
  return assembly(solid(mergeGeometries(rings), material));
}

/** Its face to the front, 25 mm tall with its stone and supports. */
function ring(): BufferGeometry {
  return mergeGeometries([
    new TorusGeometry(8.6, 1.1, 8, 28).translate(0, 13.4, 0),
    new CylinderGeometry(1.6, 2.6, 2.6, 10).translate(0, 23.7, 0),
    new CylinderGeometry(4, 4.4, 1, 14).translate(0, 0.5, 0),
    ...[-2.4, 0, 2.4].map((x) => new CylinderGeometry(0.4, 0.7, 4.4, 6).translate(x, 2.6, 0)),
  ]);
}
