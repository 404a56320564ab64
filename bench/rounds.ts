import type { Sample } from './wrk.ts';

export type Pair = { gateway: Sample; other: Sample };

/** Alternates between two servers, so that noise affects both. The first round warms up and is dropped. */
export async function compare(
  gateway: () => Promise<Sample>,
  other: () => Promise<Sample>,
  rounds: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round++) pairs.push({ gateway: await gateway(), other: await other() });
  return pairs.slice(1);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = Number.NaN, above = below] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return (below + above) / 2;
}

/** The smallest value that is not exceeded by `share` of the values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
