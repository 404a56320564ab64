/** The side of a part that points up, as a vector in its own axes. */
export type Direction = readonly [x: number, y: number, z: number];

/**
 * The 26 directions along the axes, edges and corners of a cube, without those opposite to one of these: they take the
 * same height and footprint.
 */
export const directions: readonly Direction[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [1, -1, 0],
  [1, 0, 1],
  [1, 0, -1],
  [0, 1, 1],
  [0, 1, -1],
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [1, -1, -1],
];

/** Unit vectors: two that span the platform, and the direction itself. */
export function axesOf([x, y, z]: Direction): readonly [Direction, Direction, Direction] {
  const up = normalize([x, y, z]);
  const side = normalize(x === 0 && y === 0 ? [1, 0, 0] : [-y, x, 0]);
  return [side, cross(up, side), up];
}

function normalize([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function cross([ax, ay, az]: Direction, [bx, by, bz]: Direction): Direction {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
