import type { Arch } from './arch.ts';

/** Way along the arch and distance to its outside (negative: tongue) for a point seen from above. */
export type ArchMap = { find: (x: number, z: number) => void; along: number; out: number };

const [cell, reach] = [0.5, 46];
const count = (2 * reach) / cell + 1;

/** Looked up from a table, since every point of a model asks for it. The answer stands in the map itself. */
export function createArchMap(arch: Arch): ArchMap {
  const points = Array.from({ length: 281 }, (_, i) => ({ along: i - 140, ...arch.curve.at((i - 140) / 2) }));
  const along = new Float32Array(count * count);
  const out = new Float32Array(count * count);
  for (let i = 0; i < count * count; i++) {
    const [x, z] = [(i % count) * cell - reach, Math.floor(i / count) * cell - reach];
    let [nearest, best] = [Infinity, points[0]];
    for (const point of points) {
      const distance = (x - point.x) ** 2 + (z - point.z) ** 2;
      if (distance < nearest) [nearest, best] = [distance, point];
    }
    if (!best) continue;
    out[i] = (x - best.x) * best.nx + (z - best.z) * best.nz;
    along[i] =
      best.along / 2 +
      ((x - best.x) * best.nz - (z - best.z) * best.nx) /
        (1 + Math.max(-0.5, curvatureAt(arch, best.along / 2) * (out[i] ?? 0)));
  }
  const map: ArchMap = {
    along: 0,
    out: 0,
    find(x, z) {
      const [gx, gz] = [clamp((x + reach) / cell), clamp((z + reach) / cell)];
      const [ix, iz] = [Math.floor(gx), Math.floor(gz)];
      map.along = blend(along, ix, iz, gx - ix, gz - iz);
      map.out = blend(out, ix, iz, gx - ix, gz - iz);
    },
  };
  return map;
}

function curvatureAt(arch: Arch, along: number): number {
  const [a, b] = [arch.curve.at(along - 0.5), arch.curve.at(along + 0.5)];
  return Math.abs(a.nx * b.nz - a.nz * b.nx);
}

function clamp(value: number): number {
  return Math.min(count - 1.001, Math.max(0, value));
}

function blend(table: Float32Array, x: number, z: number, fx: number, fz: number): number {
  const at = z * count + x;
  const [a = 0, b = 0, c = 0, d = 0] = [table[at], table[at + 1], table[at + count], table[at + count + 1]];
  return a * (1 - fx) * (1 - fz) + b * fx * (1 - fz) + c * (1 - fx) * fz + d * fx * fz;
}
