import type { Anatomy } from './anatomy.ts';
import { lower } from './lower-jaw.ts';
import { createTooth, type Tooth } from './tooth.ts';
import { upper } from './upper-jaw.ts';

/** A tooth in its place: `axes` are u, v and w in the world, `neck` is where they start. */
export type Placed = {
  tooth: Tooth;
  side: -1 | 1;
  number: number;
  along: number;
  neck: number[];
  axes: number[][];
  level: number;
};
export type Arch = { curve: ArchCurve; teeth: Placed[]; length: number };
type ArchCurve = { at: (along: number) => { x: number; z: number; nx: number; nz: number } };

/** Tip of the buccal cusps above y = 0. */
export const biteHeight = 26;

type Jaw = {
  anatomy: Anatomy[];
  half: number;
  depth: number;
  lean: number[];
  tip: number[];
  edge: number[];
  out: number[];
};

/** Angles in degrees: `lean` turns the crown to the cheek, `tip` to the back; `edge` lifts it above the bite plane, `out` moves it to the cheek. */
const jaws: Record<'upper' | 'lower', Jaw> = {
  upper: {
    anatomy: upper,
    half: 26.2,
    depth: 49,
    lean: [13, 10, 3, 1, 1, 5, 8],
    tip: [-3, -6, -7, -3, -2, 0, 3],
    edge: [0, -0.6, 0.3, 0, -0.1, 0, -0.5],
    out: [0.2, 0.3, 1.5, 0.4, 0, 0, 0],
  },
  lower: {
    anatomy: lower,
    half: 25,
    depth: 45,
    lean: [10, 8, 1, -6, -9, -12, -14],
    tip: [0, -2, -5, -4, -4, -5, -7],
    edge: [0.3, 0.2, 0.6, 0, -0.2, -0.2, 0],
    out: [0.2, 0.3, 1.1, 0.4, 0, 0, 0],
  },
};

export function createArch(name: 'upper' | 'lower', seed = 0): Arch {
  const jaw = jaws[name];
  const curve = ellipse(jaw.half, jaw.depth);
  const teeth: Placed[] = [];
  let along = 0;
  jaw.anatomy.forEach((anatomy, i) => {
    const tooth = createTooth(anatomy);
    along += anatomy.width * 0.488;
    for (const side of [-1, 1] as const) teeth.push(place(tooth, side, i, side * along, curve, jaw, seed));
    along += anatomy.width * 0.488;
  });
  return { curve, teeth: teeth.sort((a, b) => a.along - b.along), length: along };
}

/** Half an ellipse, open to the back, measured by the way from its front; centred on z = 0. */
function ellipse(half: number, depth: number): ArchCurve {
  const steps = 900;
  const way = [0];
  const angleAt = (i: number) => (i / steps) * 1.9;
  const pointAt = (angle: number) => [half * Math.sin(angle), depth * Math.cos(angle) - depth / 2 - 1] as const;
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [pointAt(angleAt(i - 1)), pointAt(angleAt(i))];
    way.push((way[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  return {
    at(along) {
      const reached = way.findIndex((length) => length >= Math.abs(along));
      const i = Math.max(reached, 1);
      const [from = 0, to = 1] = [way[i - 1], way[i]];
      const angle = Math.sign(along) * angleAt(i - 1 + (Math.abs(along) - from) / (to - from));
      const [x, z] = pointAt(angle);
      const length = Math.hypot(depth * Math.sin(angle), half * Math.cos(angle));
      return { x, z, nx: (depth * Math.sin(angle)) / length, nz: (half * Math.cos(angle)) / length };
    },
  };
}

const radians = Math.PI / 180;

function place(
  tooth: Tooth,
  side: -1 | 1,
  number: number,
  along: number,
  curve: ArchCurve,
  jaw: Jaw,
  seed: number,
): Placed {
  const wobble = (salt: number) => Math.sin((number + 1) * 12.7 + side * 3.1 + salt * 7.3 + seed) * 0.5;
  const { x, z, nx, nz } = curve.at(along);
  const turn = Math.atan2(nx, nz) + wobble(1) * 3 * radians;
  const [ox, oz] = [Math.sin(turn), Math.cos(turn)];
  const out = [ox, 0, oz];
  const distal = [side * oz, 0, -side * ox];
  const lean = ((jaw.lean[number] ?? 0) + wobble(2) * 2) * radians;
  const tip = ((jaw.tip[number] ?? 0) + wobble(3) * 2) * radians;
  const upright = combine([0, 1, 0], Math.cos(lean), out, Math.sin(lean));
  const buccal = combine([0, 1, 0], -Math.sin(lean), out, Math.cos(lean));
  const w = combine(upright, Math.cos(tip), distal, Math.sin(tip));
  const u = combine(upright, -Math.sin(tip), distal, Math.cos(tip));
  const level = biteHeight + (jaw.edge[number] ?? 0) - tooth.anatomy.height * Math.cos(lean);
  const shift =
    wobble(4) * 0.2 - tooth.anatomy.height * Math.sin(lean) * 0.72 - contactOf(tooth) + (jaw.out[number] ?? 0);
  return { tooth, side, number, along, level, neck: [x + nx * shift, level, z + nz * shift], axes: [u, buccal, w] };
}

/** How far the contact with the neighbours lies in front of the middle of the neck. */
function contactOf({ anatomy: { buccal, lingual, depth } }: Tooth): number {
  return (((buccal[3] ?? 0) - (lingual[3] ?? 0)) * depth) / 4;
}

function combine(a: number[], p: number, b: number[], q: number): number[] {
  return a.map((value, i) => value * p + (b[i] ?? 0) * q);
}
