import { CatmullRomCurve3, Vector3 } from 'three';

/** Distance to a closed smooth outline seen from above, negative inside; looked up from a table. */
export function outlineField(points: [x: number, z: number][], margin: number): (x: number, z: number) => number {
  const curve = new CatmullRomCurve3(
    points.map(([x, z]) => new Vector3(x, 0, z)),
    true,
  ).getSpacedPoints(360);
  const [minX, maxX] = [Math.min(...points.map(([x]) => x)) - margin, Math.max(...points.map(([x]) => x)) + margin];
  const [minZ, maxZ] = [Math.min(...points.map(([, z]) => z)) - margin, Math.max(...points.map(([, z]) => z)) + margin];
  const [columns, rows] = [Math.ceil(maxX - minX) + 2, Math.ceil(maxZ - minZ) + 2];
  const table = Float32Array.from({ length: columns * rows }, (_, i) =>
    distanceTo(curve, minX + (i % columns), minZ + Math.floor(i / columns)),
  );
  return (x, z) => {
    const [gx, gz] = [Math.min(columns - 1.01, Math.max(0, x - minX)), Math.min(rows - 1.01, Math.max(0, z - minZ))];
    const [ix, iz] = [Math.floor(gx), Math.floor(gz)];
    const at = iz * columns + ix;
    const [a = 0, b = 0, c = 0, d = 0] = [table[at], table[at + 1], table[at + columns], table[at + columns + 1]];
    const [fx, fz] = [gx - ix, gz - iz];
    return a * (1 - fx) * (1 - fz) + b * fx * (1 - fz) + c * (1 - fx) * fz + d * fx * fz;
  };
}

function distanceTo(curve: Vector3[], x: number, z: number): number {
  let [nearest, inside] = [Infinity, false];
  for (let i = 0; i + 1 < curve.length; i++) {
    const [a, b] = [curve[i], curve[i + 1]];
    if (!a || !b) continue;
    nearest = Math.min(nearest, squareToLine(x - a.x, z - a.z, b.x - a.x, b.z - a.z));
    if (a.z > z !== b.z > z && x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x) inside = !inside;
  }
  return Math.sqrt(nearest) * (inside ? -1 : 1);
}

/** Squared distance to the line from the origin to (toX, toZ). */
function squareToLine(x: number, z: number, toX: number, toZ: number): number {
  const along = Math.max(0, Math.min(1, (x * toX + z * toZ) / (toX * toX + toZ * toZ)));
  return (x - along * toX) ** 2 + (z - along * toZ) ** 2;
}
