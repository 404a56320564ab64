import type { Field } from './field.ts';

/** Moves each corner onto the surface along the gradient, and takes its normal there. */
export function moveToSurface(field: Field, corners: number[], cell: number) {
  const positions = Float32Array.from(corners);
  const normals = new Float32Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    let normal = steepestAt(field, positions, i, cell * 0.5);
    for (let round = 0; round < 2; round++) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3);
      const step = Math.max(-cell / 3, Math.min(cell / 3, field(x, y, z) / normal.slope));
      positions.set([x - normal.x * step, y - normal.y * step, z - normal.z * step], i);
      if (round === 1) normal = steepestAt(field, positions, i, cell * 0.5);
    }
    normals.set([normal.x, normal.y, normal.z], i);
  }
  return { positions, normals };
}

function steepestAt(field: Field, positions: Float32Array, i: number, by: number) {
  const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3);
  const dx = field(x + by, y, z) - field(x - by, y, z);
  const dy = field(x, y + by, z) - field(x, y - by, z);
  const dz = field(x, y, z + by) - field(x, y, z - by);
  const length = Math.hypot(dx, dy, dz) || 1;
  return { x: dx / length, y: dy / length, z: dz / length, slope: Math.max(0.3, length / (2 * by)) };
}
