import { smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Arch, Placed } from './arch.ts';
import { type ArchMap, createArchMap } from './arch-map.ts';

type State = 'whole' | 'prepared' | 'missing';

export type Dentition = {
  arch: Arch;
  map: ArchMap;
  /** Crowns, rounded together over `soft`. */
  crowns: (x: number, y: number, z: number, soft?: number) => number;
  gum: (x: number, y: number, z: number) => number;
  /** What `gum` found on its way: the gum line there, and the level of the necks. */
  edge: { line: number; neck: number };
};

export function createDentition(arch: Arch, stateOf: (tooth: Placed) => State = () => 'whole'): Dentition {
  const map = createArchMap(arch);
  const states = arch.teeth.map(stateOf);
  const peaks = arch.teeth.map((_, index) => papilla(arch.teeth, states, index));
  peaks.push(papilla(arch.teeth, states, arch.teeth.length));
  const seekers = arch.teeth.map((placed, i) =>
    createSeeker(placed, states[i] ?? 'whole', [peaks[i] ?? 0, peaks[i + 1] ?? 0]),
  );
  const edge = { line: 0, neck: 0 };
  const reach = { from: 0, to: 0 };

  function find(x: number, z: number): void {
    map.find(x, z);
    let nearest = 0;
    for (let i = 1; i < seekers.length; i++) {
      if (away(arch.teeth[i], map.along) < away(arch.teeth[nearest], map.along)) nearest = i;
    }
    reach.from = Math.max(0, nearest - 1);
    reach.to = Math.min(seekers.length - 1, nearest + 1);
  }

  function crowns(x: number, y: number, z: number, soft = 0.3): number {
    find(x, z);
    let inside = 40;
    for (let i = reach.from; i <= reach.to; i++) inside = smoothMin(inside, seekers[i]?.crown(x, y, z) ?? 40, soft);
    return inside;
  }

  function gum(x: number, y: number, z: number): number {
    find(x, z);
    let [walls, share] = [40, 9];
    for (let i = reach.from; i <= reach.to; i++) {
      const root = seekers[i]?.root(x, y, z);
      if (!root) continue;
      walls = smoothMin(walls, root.walls, 3.4);
      if (root.share >= share) continue;
      share = root.share;
      edge.line = root.line;
      edge.neck = root.neck;
    }
    return (walls - thickness(edge.line - y, share)) * 0.8;
  }

  return { arch, map, crowns, gum, edge };
}

function away(placed: Placed | undefined, along: number): number {
  return placed ? Math.abs(placed.along - along) : 99;
}

/** How far the gum stands out from the roots below its edge: a rolled rim on the teeth, flat between them. */
function thickness(depth: number, share: number): number {
  if (depth < 0) return depth * 1.3;
  const rim = 0.9 - 0.8 * smoothStep(0.25, 1, share) * smoothStep(5, 1, depth);
  return rim * (1 - Math.exp(-depth / 0.8)) + 0.16 * depth;
}

type Root = { walls: number; share: number; line: number; neck: number };

function createSeeker(placed: Placed, state: State, peaks: [number, number]) {
  const { tooth, neck, axes, side } = placed;
  const [[ax = 1, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 1] = [], [cx = 0, cy = 1, cz = 0] = []] = axes;
  const [x0 = 0, y0 = 0, z0 = 0] = neck;
  const shape = state === 'prepared' ? tooth.stump : tooth.crown;
  const half = tooth.anatomy.width * 0.488;
  const rest = placed.level + restOf(state, placed.number);
  const found: Root = { walls: 0, share: 0, line: 0, neck: 0 };
  return {
    crown(x: number, y: number, z: number): number {
      if (state === 'missing') return 40;
      const [dx, dy, dz] = [x - x0, y - y0, z - z0];
      return shape(dx * ax + dy * ay + dz * az, dx * bx + dy * by + dz * bz, dx * cx + dy * cy + dz * cz);
    },
    root(x: number, y: number, z: number): Root {
      const [dx, dy, dz] = [x - x0, y - y0, z - z0];
      const w = dx * cx + dy * cy + dz * cz;
      const tilt = dy * smoothStep(-7, 0, w);
      const u = dx * ax + tilt * ay + dz * az;
      found.walls = tooth.walls(u, dx * bx + tilt * by + dz * bz, Math.min(2.2, w));
      found.share = Math.abs(u) / half;
      const cubed = Math.min(1, found.share) ** 3;
      const rise = cubed * (2 - cubed);
      const peak = u * side < 0 ? peaks[0] : peaks[1];
      found.line = rest + (peak - rest) * rise;
      found.neck = placed.level + ((peak - placed.level) * cubed) / 3;
      return found;
    },
  };
}

/** Height of the gum between a tooth and the one before it; low where one of them is missing. */
function papilla(teeth: Placed[], states: State[], index: number): number {
  const [left, right] = [teeth[index - 1], teeth[index]];
  const rise = (tooth: Placed, share: number) => tooth.level + tooth.tooth.anatomy.height * share;
  if (left && right) {
    const full = states[index - 1] === 'whole' && states[index] === 'whole';
    return (rise(left, full ? fullness(left) : 0.12) + rise(right, full ? fullness(right) : 0.12)) / 2;
  }
  const last = left ?? right;
  return last ? rise(last, 0.1) : 0;
}

/** Where the gum ends on a tooth, from its neck; trimmed back below a prepared one. */
function restOf(state: State, number: number): number {
  if (state === 'missing') return -0.4;
  if (state === 'prepared') return -2.4;
  return number < 3 ? 0.4 : 0.9;
}

function fullness({ number }: Placed): number {
  return number < 3 ? 0.46 : 0.4;
}
