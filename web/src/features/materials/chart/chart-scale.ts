export type Scale = { min: number; max: number; ticks: readonly number[] };

const STEPS = [1, 2, 2.5, 5, 10];

/** From zero, so that distances show ratios. */
export function createScale(values: readonly number[], steps = 5): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return { min: 0, max: 1, ticks: [0, 1] };
  const rough = (high - low) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Multiplied, not accumulated, to avoid rounding errors.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { min: first * step, max: last * step, ticks };
}

export function positionOn({ min, max }: Scale, value: number): number {
  return (value - min) / (max - min);
}
