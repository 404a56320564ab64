export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = Number.NaN, above = below] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return (below + above) / 2;
}

/** The smallest value that is not exceeded by `share` of the values. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
