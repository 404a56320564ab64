import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Field } from '../../shapes/field.ts';

type Corner = { at: [number, number, number]; normal: [number, number, number] };
type Spot = { x: number; y: number; value: number };
type Window = { low: [number, number]; high: [number, number] };

/** What lies behind the plane z = 0, with a clean edge there. */
export function behindCut(geometry: BufferGeometry): BufferGeometry {
  const corners = cornersOf(geometry);
  const faces = Array.from(geometry.getIndex()?.array ?? []);
  const kept: Corner[] = [];
  for (let i = 0; i < faces.length; i += 3) {
    const face = faces.slice(i, i + 3).flatMap((corner) => corners[corner] ?? []);
    kept.push(...fan(clipped(face, depthOf, between)));
  }
  const cut = new BufferGeometry();
  cut.setAttribute(
    'position',
    new Float32BufferAttribute(
      kept.flatMap(({ at }) => at),
      3,
    ),
  );
  cut.setAttribute(
    'normal',
    new Float32BufferAttribute(
      kept.flatMap(({ normal }) => normal),
      3,
    ),
  );
  return cut;
}

/** The material that the plane z = 0 runs through, as a flat face that looks to z+. */
export function cutFace(field: Field, { low, high }: Window, cell: number): BufferGeometry {
  const positions: number[] = [];
  const spotAt = (column: number, row: number): Spot => {
    const [x, y] = [low[0] + column * cell, low[1] + row * cell];
    return { x, y, value: field(x, y, 0) };
  };
  for (let row = 0; low[1] + row * cell < high[1]; row++)
    for (let column = 0; low[0] + column * cell < high[0]; column++) {
      const square = [
        spotAt(column, row),
        spotAt(column + 1, row),
        spotAt(column + 1, row + 1),
        spotAt(column, row + 1),
      ];
      for (const { x, y } of fan(clipped(square, (spot) => spot.value, crossing))) positions.push(x, y, 0);
    }
  const face = new BufferGeometry();
  face.setAttribute('position', new Float32BufferAttribute(positions, 3));
  face.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 2 ? 1 : 0)),
      3,
    ),
  );
  return face;
}

/** The part of a convex outline where `height` is negative. */
function clipped<Point>(
  outline: Point[],
  height: (point: Point) => number,
  meet: (a: Point, b: Point, share: number) => Point,
): Point[] {
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    const [here, there] = [height(point), height(next)];
    const inside = here < 0 ? [point] : [];
    return here < 0 === there < 0 ? inside : [...inside, meet(point, next, here / (here - there))];
  });
}

function fan<Point>(outline: Point[]): Point[] {
  const [first, ...rest] = outline;
  if (!first) return [];
  return rest.slice(1).flatMap((point, i) => [first, rest[i] ?? first, point]);
}

function depthOf({ at }: Corner): number {
  return at[2];
}

function between(a: Corner, b: Corner, share: number): Corner {
  const mixed = (from: Corner['at'], to: Corner['at']): Corner['at'] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  return { at: mixed(a.at, b.at), normal: mixed(a.normal, b.normal) };
}

function crossing(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, value: 0 };
}

function cornersOf(geometry: BufferGeometry): Corner[] {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  return Array.from({ length: position.count }, (_, i) => ({
    at: [position.getX(i), position.getY(i), position.getZ(i)],
    normal: [normal.getX(i), normal.getY(i), normal.getZ(i)],
  }));
}
