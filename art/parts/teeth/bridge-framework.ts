import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { lower } from './lower-jaw.ts';
import { toothOf } from './restorations.ts';
import type { Tooth } from './tooth.ts';

type Kind = 'coping' | 'pontic';
/** A member of the bridge: where it sits on the curve, and the shape it has there. */
export type Unit = { tooth: Tooth; kind: Kind; along: number };

const wall = 0.4;
/** What the veneer needs around a pontic. */
const reduction = 1;
/** Pontics are reduced less where they face their neighbours. */
const closeness = 0.87;
/** The jaw is bent this far, its cheek side to the viewer. */
const bend = 62;

/** First premolar to second molar of the lower jaw; the two in between are missing. */
export const units: Unit[] = inLine([
  { number: 3, kind: 'coping' },
  { number: 4, kind: 'pontic' },
  { number: 5, kind: 'pontic' },
  { number: 6, kind: 'coping' },
]);

function inLine(members: { number: number; kind: Kind }[]): Unit[] {
  let end = 0;
  const placed = members.map(({ number, kind }) => {
    const tooth = toothOf(lower, number);
    const half = tooth.anatomy.width * 0.5;
    const along = end + half;
    end = along + half;
    return { tooth, kind, along };
  });
  return placed.map((unit) => ({ ...unit, along: unit.along - end / 2 }));
}

/** From the coordinates of a unit to those of the bridge: u to the back, v to the cheek, w from the margin up. */
export function inBridge({ along }: Unit, u: number, v: number, w: number): [number, number, number] {
  const angle = along / bend;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [(bend + v) * sin + u * cos, w, (bend + v) * cos - u * sin - bend];
}

function seenFrom({ along }: Unit, field: Tooth['walls']): Field {
  const angle = along / bend;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y, z) => field(x * cos - (z + bend) * sin, x * sin + (z + bend) * cos - bend, y);
}

/** Copings at both ends, reduced pontics between them, joined by oval connectors. */
export function bridgeFramework(): Field {
  const bodies = units.map((unit) => seenFrom(unit, unit.kind === 'coping' ? coping(unit.tooth) : pontic(unit.tooth)));
  const hollows = units.flatMap((unit) => (unit.kind === 'coping' ? [seenFrom(unit, preparation(unit.tooth))] : []));
  return (x, y, z) => {
    let framework = connectors(x, y, z);
    for (const body of bodies) framework = smoothMin(framework, body(x, y, z), 1.2);
    for (const hollow of hollows) framework = smoothMax(framework, -hollow(x, y, z), 0.26);
    return framework;
  };
}

/** The margin runs low on cheek and tongue and rises between the teeth. */
function marginOf({ anatomy }: Tooth, u: number): number {
  return 1.8 * (1 - Math.exp(-0.7 * ((2 * u) / anatomy.width) ** 2));
}

function preparation(tooth: Tooth): Tooth['walls'] {
  return (u, v, w) => {
    const finish = smoothMax(tooth.walls(u, v, w), w - marginOf(tooth, u), 0.3);
    return smoothMin(tooth.core(u, v, w), finish, 0.3);
  };
}

/** Still filled. */
function coping(tooth: Tooth): Tooth['walls'] {
  const prepared = preparation(tooth);
  return (u, v, w) => {
    const outside = smoothMax(prepared(u, v, w) - wall, tooth.walls(u, v, w) + 0.46, 0.25);
    return smoothMax(outside, marginOf(tooth, u) + 0.35 - w, 0.2);
  };
}

/** Its foot is egg-shaped and touches the ridge in one spot. */
function pontic({ crown, anatomy }: Tooth): Tooth['walls'] {
  return (u, v, w) =>
    smoothMax(
      crown(u * closeness, v, w) + reduction,
      2.1 - w - 1.1 * (1 - ((2 * u) / anatomy.width) ** 2) + 0.06 * (v - 0.6) ** 2,
      2,
    );
}

const [first, last] = [units[0]?.along ?? 0, units.at(-1)?.along ?? 0];

function connectors(x: number, y: number, z: number): number {
  const along = Math.atan2(x, z + bend) * bend;
  const out = Math.hypot(x, z + bend) - bend;
  const rise = y - 3.7 + 0.012 * along;
  const rod = (Math.hypot((out + 0.2) / 1.55, rise / 1.75) - 1) * 1.55;
  return smoothMax(rod, Math.max(first - along, along - last), 0.5);
}
