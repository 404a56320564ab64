/** Rounds amounts so that they add up to their rounded sum: the largest remainders are rounded up. */
export function roundToSum(amounts: readonly number[], digits: number): number[] {
  const unit = 10 ** digits;
  const scaled = amounts.map((amount) => Number((amount * unit).toPrecision(12)));
  const rounded = scaled.map(Math.floor);
  const missing = Math.round(sumOf(scaled)) - sumOf(rounded);
  const byRemainder = scaled
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded.map((amount) => amount / unit);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
