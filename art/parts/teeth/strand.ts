import { Vector3 } from 'three';
import { type Field, smoothMin } from '../../shapes/field.ts';

/** A place on a strand: its middle, the direction away from what it lies on, half its width and its rise. */
export type Node = { at: Vector3; up: Vector3; wide: number; high: number };
export type Strand = { field: Field; blend: number };

/** Strands that are farther away than this do not matter. */
const reach = 4;
const numbers = 11;

/**
 * A rod drawn through closely spaced nodes, with an oval section and round ends. `pear` thins it towards one edge;
 * `blend` is the fillet it gets where it meets others.
 */
export function strand(nodes: Node[], { pear = 0, blend = 0.5 } = {}): Strand {
  const table = tabulate(nodes);
  const box = boxOf(nodes);
  const last = nodes.length - 2;
  const field: Field = (x, y, z) => {
    if (outside(box, x, y, z) > reach) return reach + 2;
    let [best, nearest, share] = [0, Infinity, 0];
    for (let i = 0; i <= last; i++) {
      const [from, to] = [i * numbers, (i + 1) * numbers];
      const [ax = 0, ay = 0, az = 0] = [table[from], table[from + 1], table[from + 2]];
      const [bx, by, bz] = [(table[to] ?? 0) - ax, (table[to + 1] ?? 0) - ay, (table[to + 2] ?? 0) - az];
      const [px, py, pz] = [x - ax, y - ay, z - az];
      const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
      const away = (px - bx * t) ** 2 + (py - by * t) ** 2 + (pz - bz * t) ** 2;
      if (away < nearest) [best, nearest, share] = [i, away, t];
    }
    return section(table, best * numbers, share, [x, y, z], pear);
  };
  return { field, blend };
}

/** All strands in one piece. */
export function joined(strands: Strand[]): Field {
  return (x, y, z) => {
    let body = reach + 2;
    for (const { field, blend } of strands) body = smoothMin(body, field(x, y, z), blend);
    return body;
  };
}

/** Takes bumps of what lies below out of a strand. */
export function calmed(nodes: Node[], rounds: number): Node[] {
  let calm = nodes;
  for (let round = 0; round < rounds; round++) {
    calm = calm.map((node, i) => {
      const [before, after] = [calm[i - 1], calm[i + 1]];
      if (!before || !after) return node;
      const between = (key: 'at' | 'up') => before[key].clone().add(after[key]).multiplyScalar(0.25);
      return {
        ...node,
        at: between('at').addScaledVector(node.at, 0.5),
        up: between('up').addScaledVector(node.up, 0.5).normalize(),
      };
    });
  }
  return calm;
}

/** Middle, across, up, half width and rise of each node, one after the other. */
function tabulate(nodes: Node[]): Float32Array {
  const table = new Float32Array(nodes.length * numbers);
  nodes.forEach(({ at, up, wide, high }, i) => {
    const [before, after] = [nodes[i - 1] ?? nodes[i], nodes[i + 1] ?? nodes[i]];
    if (!before || !after) return;
    const tangent = after.at.clone().sub(before.at).normalize();
    const across = new Vector3().crossVectors(tangent, up).normalize();
    const upright = new Vector3().crossVectors(across, tangent);
    table.set([...at.toArray(), ...across.toArray(), ...upright.toArray(), wide, high], i * numbers);
  });
  return table;
}

function section(table: Float32Array, from: number, share: number, point: number[], pear: number): number {
  const mix = (i: number) => (table[from + i] ?? 0) * (1 - share) + (table[from + numbers + i] ?? 0) * share;
  const [dx, dy, dz] = [(point[0] ?? 0) - mix(0), (point[1] ?? 0) - mix(1), (point[2] ?? 0) - mix(2)];
  const across = dx * mix(3) + dy * mix(4) + dz * mix(5);
  const up = dx * mix(6) + dy * mix(7) + dz * mix(8);
  const beyond = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - across * across - up * up));
  const wide = mix(9);
  const high = mix(10) * (1 - pear * Math.max(-1, Math.min(1, across / wide)));
  const end = Math.min(wide, high);
  const oval = Math.hypot(across / wide, up / high, beyond / end) + 1e-6;
  const slope = Math.hypot(across / wide ** 2, up / high ** 2, beyond / end ** 2) / oval + 1e-6;
  return (oval - 1) / slope;
}

function boxOf(nodes: Node[]) {
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  for (const { at, wide } of nodes) {
    low.min(at.clone().subScalar(wide));
    high.max(at.clone().addScalar(wide));
  }
  return { low, high };
}

function outside({ low, high }: { low: Vector3; high: Vector3 }, x: number, y: number, z: number): number {
  return Math.max(low.x - x, x - high.x, low.y - y, y - high.y, low.z - z, z - high.z);
}
