import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Field } from './field.ts';
import { moveToSurface } from './move-to-surface.ts';
import type { Place } from './placed.ts';

type Extent = { low: Place; high: Place };
type Grid = { values: Float32Array; size: Place; low: Place; cell: number };

const block = 6;
/** How much steeper than a distance a field may be. */
const steepest = 2.2;

/** The surface where the field is 0, as a smooth net of triangles about one `cell` wide. */
export function polygonise(field: Field, extent: Extent, cell: number): BufferGeometry {
  const grid = sample(field, extent, cell);
  const { corners, numbers } = cornersOf(grid);
  const { positions, normals } = moveToSurface(field, corners, cell);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(facesOf(grid, numbers));
  return geometry;
}

/** Only blocks that the surface may pass are sampled finely. */
function sample(field: Field, { low, high }: Extent, cell: number): Grid {
  const samples = (axis: 0 | 1 | 2) => Math.ceil((high[axis] - low[axis]) / cell) + 1;
  const size: Place = [samples(0), samples(1), samples(2)];
  const values = new Float32Array(size[0] * size[1] * size[2]);
  const grid = { values, size, low, cell };
  const reach = block * cell * 0.87 * steepest + cell;
  for (let z = 0; z < size[2]; z += block)
    for (let y = 0; y < size[1]; y += block)
      for (let x = 0; x < size[0]; x += block) {
        const half = (block - 1) / 2;
        const middle = field(low[0] + (x + half) * cell, low[1] + (y + half) * cell, low[2] + (z + half) * cell);
        fillBlock(grid, [x, y, z], Math.abs(middle) > reach ? () => middle : field);
      }
  return grid;
}

function fillBlock({ values, size, low, cell }: Grid, [x0, y0, z0]: Place, field: Field): void {
  for (let z = z0; z < Math.min(z0 + block, size[2]); z++)
    for (let y = y0; y < Math.min(y0 + block, size[1]); y++)
      for (let x = x0; x < Math.min(x0 + block, size[0]); x++)
        values[(z * size[1] + y) * size[0] + x] = field(low[0] + x * cell, low[1] + y * cell, low[2] + z * cell);
}

/** One corner in every cell that the surface passes, at the middle of where it crosses the edges. */
function cornersOf(grid: Grid) {
  const { values, size, low, cell } = grid;
  const numbers = new Int32Array(values.length).fill(-1);
  const corners: number[] = [];
  for (let z = 0; z + 1 < size[2]; z++)
    for (let y = 0; y + 1 < size[1]; y++)
      for (let x = 0; x + 1 < size[0]; x++) {
        const at = (z * size[1] + y) * size[0] + x;
        const middle = middleOfCrossings(grid, at);
        if (!middle) continue;
        numbers[at] = corners.length / 3;
        corners.push(low[0] + (x + middle[0]) * cell, low[1] + (y + middle[1]) * cell, low[2] + (z + middle[2]) * cell);
      }
  return { corners, numbers };
}

const edges: [number, number, number, 0 | 1 | 2][] = [0, 1].flatMap((a) =>
  [0, 1].flatMap((b): [number, number, number, 0 | 1 | 2][] => [
    [0, a, b, 0],
    [a, 0, b, 1],
    [a, b, 0, 2],
  ]),
);

function middleOfCrossings({ values, size }: Grid, at: number): Place | undefined {
  const steps = [1, size[0], size[0] * size[1]] as const;
  const sum: Place = [0, 0, 0];
  let count = 0;
  for (const [x, y, z, axis] of edges) {
    const from = at + x * steps[0] + y * steps[1] + z * steps[2];
    const [a = 0, b = 0] = [values[from], values[from + steps[axis]]];
    if (a < 0 === b < 0) continue;
    const along = a / (a - b);
    sum[0] += x + (axis === 0 ? along : 0);
    sum[1] += y + (axis === 1 ? along : 0);
    sum[2] += z + (axis === 2 ? along : 0);
    count += 1;
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined;
}

/** Each crossed edge joins the four cells around it. */
function facesOf({ values, size }: Grid, numbers: Int32Array): number[] {
  const steps = [1, size[0], size[0] * size[1]] as const;
  const faces: number[] = [];
  for (let at = 0; at < values.length; at++) {
    for (const axis of [0, 1, 2] as const) {
      const [a = 0, b = a] = [values[at], values[at + steps[axis]]];
      if (a < 0 === b < 0) continue;
      const [across, over] = [steps[((axis + 1) % 3) as 0 | 1 | 2], steps[((axis + 2) % 3) as 0 | 1 | 2]];
      const [p = -1, q = -1, r = -1, s = -1] = [at, at - across, at - across - over, at - over].map(
        (cell) => numbers[cell],
      );
      if (p < 0 || q < 0 || r < 0 || s < 0) continue;
      faces.push(...(a < 0 ? [p, q, r, p, r, s] : [p, r, q, p, s, r]));
    }
  }
  return faces;
}
