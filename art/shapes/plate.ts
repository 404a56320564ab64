import { type BufferGeometry, ExtrudeGeometry, Path, Shape, Triangle, Vector3 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

export type Opening = { x: number; y: number; width: number; height: number; corner: number };

/** A flat plate in the xy plane, its face at z = thickness, with rounded openings and a fine bevel. */
export function plate(
  outer: Omit<Opening, 'x' | 'y'>,
  thickness: number,
  openings: Opening[] = [],
  bevel = 0.6,
): BufferGeometry {
  const shape = trace(new Shape(), { x: 0, y: 0, ...inset(outer, bevel) });
  shape.holes = openings.map((opening) => trace(new Path(), { ...opening, ...inset(opening, -bevel) }));
  return extrude(shape, thickness, bevel);
}

/** Any outline in the xy plane, extruded towards z with bevelled rims; smooth where it bends gently. */
export function extrude(shape: Shape, thickness: number, bevel: number, curveSegments = 12): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: bevel > 1 ? 4 : 2,
    bevelEnabled: bevel > 0,
    curveSegments,
  });
  return flattenFaces(toCreasedNormals(geometry.translate(0, 0, bevel), 0.6));
}

/** Smoothing bends the normals of large faces towards their bevels, which shows as a cushion; this takes it back. */
function flattenFaces(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const face = new Triangle();
  for (let first = 0; first < position.count; first += 3) {
    face.setFromAttributeAndIndices(position, first, first + 1, first + 2);
    const lean = face.getNormal(new Vector3()).z;
    for (let i = first; i < first + 3; i++) {
      if (Math.abs(lean) > 0.999) normal.setXYZ(i, 0, 0, Math.sign(lean));
      else if (Math.abs(lean) < 0.001) normal.setZ(i, 0);
    }
  }
  geometry.normalizeNormals();
  return geometry;
}

function inset<Size extends Omit<Opening, 'x' | 'y'>>(size: Size, by: number): Size {
  const corner = Math.max(0.1, size.corner - by);
  return { ...size, width: size.width - 2 * by, height: size.height - 2 * by, corner };
}

function trace<Line extends Path>(path: Line, { x, y, width, height, corner }: Opening): Line {
  const [left, right, low, high] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const r = Math.min(corner, width / 2 - 0.01, height / 2 - 0.01);
  path.moveTo(left + r, low);
  path.lineTo(right - r, low);
  path.absarc(right - r, low + r, r, -Math.PI / 2, 0, false);
  path.lineTo(right, high - r);
  path.absarc(right - r, high - r, r, 0, Math.PI / 2, false);
  path.lineTo(left + r, high);
  path.absarc(left + r, high - r, r, Math.PI / 2, Math.PI, false);
  path.lineTo(left, low + r);
  path.absarc(left + r, low + r, r, Math.PI, Math.PI * 1.5, false);
  return path;
}
