import type { Dentition } from '../teeth/dentition.ts';

/** How far the teeth reach to the cheek and to the tongue from the middle of the arch, evened out from tooth to tooth. */
export type Envelope = { outer: (along: number) => number; inner: (along: number) => number };

const heights = [20, 21, 22, 23, 24, 25];
const [widest, step, end] = [9, 0.1, 62];

/** The same on both sides: of each two teeth the one that reaches further counts. */
export function envelopeOf(dentition: Dentition): Envelope {
  return { outer: evenedOut(dentition, 1), inner: evenedOut(dentition, -1) };
}

function evenedOut(dentition: Dentition, to: -1 | 1): (along: number) => number {
  const reach = Array.from({ length: end }, (_, along) =>
    Math.max(reachAt(dentition, along, to), reachAt(dentition, -along, to)),
  );
  const around = (values: number[], along: number, by: number) =>
    Array.from({ length: 2 * by + 1 }, (_, i) => values[Math.min(end - 1, Math.abs(along + i - by))] ?? 0);
  const hull = reach.map((_, along) => Math.max(...around(reach, along, 3)));
  const mean = (values: number[]) => values.map((_, along) => average(around(values, along, 3)));
  const even = mean(mean(hull));
  return (along) => {
    const from = Math.min(Math.floor(along), end - 2);
    const [a = 0, b = 0] = [even[from], even[from + 1]];
    return a + (b - a) * (along - from);
  };
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function reachAt({ arch, crowns }: Dentition, along: number, to: -1 | 1): number {
  const { x, z, nx, nz } = arch.curve.at(Math.max(-arch.length + 2, Math.min(arch.length - 2, along)));
  for (let out = widest; out > 0; out -= step) {
    if (heights.some((y) => crowns(x + nx * out * to, y, z + nz * out * to) < 0)) return out;
  }
  return 0;
}
