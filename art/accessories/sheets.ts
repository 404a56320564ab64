import { BoxGeometry, type BufferGeometry } from 'three';
import { type Opening, plate } from '../shapes/plate.ts';

type Outline = Omit<Opening, 'x' | 'y'>;

/** A plate that lies on y = 0. */
export function sheet(outer: Outline, thickness: number, openings: Opening[] = [], bevel = 0.4): BufferGeometry {
  return plate(outer, thickness, openings, bevel).rotateX(-Math.PI / 2);
}

/** A frame of the given width around a rectangle, lying on y = 0. */
export function rim(inner: Outline, border: number, height: number, bevel = 1): BufferGeometry {
  const outer = { width: inner.width + 2 * border, height: inner.height + 2 * border, corner: inner.corner + border };
  return sheet(outer, height, [{ x: 0, y: 0, ...inner }], bevel);
}

/** Holes in two rows along the long sides and two along the short ones, `inset` from the edge. */
export function holesAlongEdges({ width, height }: Outline, inset: number, pitch: number, diameter: number): Opening[] {
  const [x, y] = [width / 2 - inset, height / 2 - inset];
  const row = (length: number) => {
    const count = Math.round((2 * length) / pitch);
    return Array.from({ length: count + 1 }, (_, i) => (i / count - 0.5) * 2 * length);
  };
  const places = [
    ...row(x).flatMap((at) => [-y, y].map((side) => [at, side] as const)),
    ...row(y)
      .slice(1, -1)
      .flatMap((at) => [-x, x].map((side) => [side, at] as const)),
  ];
  return places.map(([at, side]) => ({ x: at, y: side, width: diameter, height: diameter, corner: diameter / 2 }));
}

/** A sheet that is bent upwards along its length with the given radius; its middle lies on y = 0. */
export function bentSheet(width: number, depth: number, thickness: number, radius: number): BufferGeometry {
  const geometry = new BoxGeometry(width, thickness, depth, 96, 1, 1);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const angle = position.getX(i) / radius;
    const reach = radius - position.getY(i);
    position.setXYZ(i, Math.sin(angle) * reach, radius - Math.cos(angle) * reach, position.getZ(i));
  }
  geometry.computeVertexNormals();
  return geometry;
}
