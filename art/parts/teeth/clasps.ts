import { CatmullRomCurve3, Vector3 } from 'three';
import type { Placed } from './arch.ts';
import { faceSeat, type Seat, wallSeat } from './seat.ts';
import { calmed, type Node, type Strand, strand } from './strand.ts';

/** Degrees around the tooth from the gap, share of the height of the crown, half width and rise of the arm. */
type Station = [degrees: number, rise: number, wide: number, high: number];

/** Springs below the equator at its tip. */
const retentive: Station[] = [
  [-8, 0.56, 1, 0.85],
  [24, 0.58, 0.95, 0.85],
  [62, 0.5, 0.85, 0.8],
  [100, 0.38, 0.72, 0.7],
  [142, 0.25, 0.52, 0.52],
];
/** Stays above the equator. */
const guiding: Station[] = [
  [8, 0.56, 1, 0.85],
  [-24, 0.58, 0.95, 0.85],
  [-62, 0.55, 0.9, 0.8],
  [-100, 0.5, 0.82, 0.72],
  [-134, 0.45, 0.7, 0.62],
];

/** A cast clasp with two arms, its rest, and the body that joins them to the saddle at `foot`; teeth are missing at `gap`. */
export function clasp(tooth: Placed, gap: 'mesial' | 'distal', foot: Seat): Strand[] {
  const turned = (degrees: number) => (gap === 'distal' ? degrees : 180 - degrees);
  const arm = (stations: Station[]) =>
    strand(
      calmed(
        drawn(stations, (degrees, rise) => wallSeat(tooth, turned(degrees), rise)),
        6,
      ),
      { blend: 0.7 },
    );
  return [arm(retentive), arm(guiding), rest(tooth, gap === 'distal' ? 1 : -1, turned(0), foot)];
}

/** From the hollow of the chewing face over the marginal ridge and down the wall next to the gap to the saddle. */
function rest(tooth: Placed, side: number, degrees: number, foot: Seat): Strand {
  const spoon = [0.38, 0.48, 0.58, 0.67, 0.76].map(
    (along, i): Node => ({
      ...faceSeat(tooth, side * along, 0),
      wide: [0.78, 0.92, 1.02, 1.1, 1.15][i] ?? 1.15,
      high: [0.36, 0.44, 0.5, 0.56, 0.62][i] ?? 0.62,
    }),
  );
  const wall = [0.66, 0.5, 0.34, 0.2].map(
    (rise): Node => ({
      ...wallSeat(tooth, degrees, rise),
      wide: 1.35,
      high: 0.7,
    }),
  );
  return strand(calmed(refined([...spoon, ...wall, { ...foot, wide: 1.3, high: 0.7 }]), 6), { blend: 0.8 });
}

/** Closely spaced nodes along a curve through the stations. */
function drawn(stations: Station[], seat: (degrees: number, rise: number) => Seat, count = 48): Node[] {
  const course = new CatmullRomCurve3(stations.map(([degrees, rise]) => new Vector3(degrees / 60, rise, 0)));
  const size = new CatmullRomCurve3(stations.map(([, , wide, high]) => new Vector3(wide, high, 0)));
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = course.getPoint(i / count);
    const { x: wide, y: high } = size.getPoint(i / count);
    return { ...seat(x * 60, y), wide, high };
  });
}

function refined(nodes: Node[], parts = 5): Node[] {
  const places = new CatmullRomCurve3(
    nodes.map(({ at }) => at),
    false,
    'centripetal',
  );
  const count = (nodes.length - 1) * parts;
  return Array.from({ length: count + 1 }, (_, i) => {
    const index = Math.min(nodes.length - 2, Math.floor(i / parts));
    const [from, to] = [nodes[index], nodes[index + 1]];
    if (!from || !to) throw new Error('There is no such node.');
    const share = i / parts - index;
    const between = (a: number, b: number) => a + (b - a) * share;
    return {
      at: places.getPoint(i / count),
      up: from.up.clone().lerp(to.up, share).normalize(),
      wide: between(from.wide, to.wide),
      high: between(from.high, to.high),
    };
  });
}
