/** An upstream call of an operation. */
export type LegacyCall = { call: string; milliseconds: number; cache: string };

/** Groups calls by name and cache status, with the longest time of each group. */
export function groupCalls(calls: readonly LegacyCall[]): (LegacyCall & { times: number })[] {
  const groups = Map.groupBy(calls, ({ call, cache }) => `${call} ${cache}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      ...first,
      times: group.length,
      milliseconds: Math.max(...group.map(({ milliseconds }) => milliseconds)),
    })),
  );
}

export function isCalls(value: unknown): value is LegacyCall[] {
  return Array.isArray(value) && value.every(isCall);
}

function isCall(value: unknown): value is LegacyCall {
  if (typeof value !== 'object' || value === null) return false;
  const { call, milliseconds, cache }: Partial<Record<string, unknown>> = { ...value };
  return typeof call === 'string' && typeof milliseconds === 'number' && typeof cache === 'string';
}
