import { Vector3 } from 'three';
import type { Field } from '../../shapes/field.ts';
import { clasp } from './clasps.ts';
import type { Dentition } from './dentition.ts';
import { ridgeSeats, type Seat } from './seat.ts';
import { calmed, joined, type Node, type Strand, strand } from './strand.ts';
import type { Gap } from './working-model.ts';

type RidgeSeat = (along: number, degrees: number, gap: number) => Seat;
type Size = { wide: number; high: number };

const wire: Size = { wide: 0.6, high: 0.5 };
const relief = 0.66;
/** How far the retention keeps from the teeth. */
const inset = 0.7;
/** Edges of the retention, in degrees over the ridge, and where it meets the connector. */
const [cheek, finish, foot] = [34, 138, 186];

/** A lower framework: lingual bar, two saddles, four clasps, and the bars that keep it true until it is invested. */
export function frameworkField(dentition: Dentition, model: Field, gap: Gap): Field {
  const seat = ridgeSeats(dentition, model, 11);
  const strands: Strand[] = [lingualBar(dentition, model, gap.to - 1)];
  for (const side of [-1, 1] as const) {
    strands.push(...saddle(seat, gap, side));
    for (const tooth of dentition.arch.teeth) {
      if (tooth.side !== side) continue;
      if (tooth.number === 3) strands.push(...clasp(tooth, 'distal', seat(side * (gap.from + inset + 0.5), 94, 0.3)));
      if (tooth.number === 6) strands.push(...clasp(tooth, 'mesial', seat(side * (gap.to - inset - 0.5), 94, 0.3)));
    }
  }
  return joined([...strands, ...supportBars(seat, gap)]);
}

const barHeight = 11.2;

/** Half a pear in section, thick at its lower edge. */
function lingualBar(dentition: Dentition, model: Field, end: number): Strand {
  return strand(calmed(barNodes(dentition, model, end), 24), { pear: 0.34, blend: 0.9 });
}

/** Along the bar, from one end to the other. */
export function barNodes({ arch }: Dentition, model: Field, end: number): Node[] {
  return steps(-end, end, 0.6).map((along): Node => {
    const { x, z, nx, nz } = arch.curve.at(along);
    const y = barHeight;
    let out = -12;
    while (model(x + nx * out, y, z + nz * out) > 0.4 && out < 0) out += 0.02;
    return {
      at: new Vector3(x + nx * out, y, z + nz * out),
      up: new Vector3(-nx, 0.28, -nz).normalize(),
      wide: 2.1,
      high: 1.35,
    };
  });
}

/** Rails and rungs over the ridge, with a ledge towards the tongue that the acrylic ends at. */
function saddle(seat: RidgeSeat, { from, to }: Gap, side: -1 | 1): Strand[] {
  const [start, end] = [from + inset, to - inset];
  const lengthwise = (degrees: number, gap: number, size: Size, blend: number) =>
    strand(
      calmed(
        steps(start, end, 0.4).map((along) => ({ ...seat(side * along, degrees, gap), ...size })),
        8,
      ),
      { blend },
    );
  const over = (along: number, a: number, b: number, gap: number, size: Size, blend: number) =>
    strand(
      calmed(
        steps(a, b, 4).map((degrees) => ({ ...seat(side * along, degrees, gap), ...size })),
        4,
      ),
      { blend },
    );
  const bays = 5;
  const rungs = Array.from({ length: bays + 1 }, (_, i) => start + ((end - start) * i) / bays);
  return [
    ...[cheek, 84].map((degrees) => lengthwise(degrees, relief, wire, 0.7)),
    ...rungs.map((along) => over(along, cheek + 3, finish, relief, wire, 0.7)),
    lengthwise(finish, 0.4, { wide: 0.65, high: 0.95 }, 0.3),
    ...[150, 162, 174].map((degrees) => lengthwise(degrees, 0.1, { wide: 1.6, high: 0.65 }, 0.9)),
    over(start, 96, foot, 0.1, { wide: 1.2, high: 0.85 }, 0.8),
    over(end, 96, foot, 0.1, { wide: 1.2, high: 0.85 }, 0.8),
  ];
}

/** Straight across the tongue from saddle to saddle. */
function supportBars(seat: RidgeSeat, { from, to }: Gap): Strand[] {
  return [from + 2.4, to - 2.6].map((along) => {
    const [left, right] = [seat(-along, foot - 8, 0.4), seat(along, foot - 8, 0.4)];
    const up = new Vector3(0, 1, 0);
    return strand(
      [0, 0.5, 1].map((share) => ({ at: left.at.clone().lerp(right.at, share), up, wide: 1, high: 1 })),
      { blend: 1.4 },
    );
  });
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.ceil(Math.abs(to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
