import type { Sample } from './wrk.ts';

export type Pair = { gateway: Sample; other: Sample };

/** Measures two servers in turn, so that what else the machine does hits both; a round before the first warms up. */
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
  return quantile(values, 0.5);
}

/** The value below which a share of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
