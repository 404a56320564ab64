import type { Sample } from './wrk.ts';

export type Pair = { gateway: Sample; other: Sample };

/** Alternates between two servers, so that noise affects both. The first round warms up and is dropped. */
export async function compareServers(
  gateway: () => Promise<Sample>,
  other: () => Promise<Sample>,
  rounds: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round++) pairs.push({ gateway: await gateway(), other: await other() });
  return pairs.slice(1);
}
