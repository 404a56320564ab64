export type Scale = { min: number; max: number; ticks: readonly number[] };

const STEPS = [1, 2, 2.5, 5, 10];

/** Room between an outermost point and the edge, as a share of a step. */
const MARGIN = 0.25;

/** From zero, so that distances show ratios. */
export function createScale(values: readonly number[], steps = 5): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return { min: 0, max: 1, ticks: [0, 1] };
  const step = toStep((high - low) / steps);
  return toScale(step, Math.floor(low / step), Math.ceil(high / step));
}

/** Around the values, for points that are compared by their position; from zero if they are all the same. */
export function createRangeScale(values: readonly number[], steps = 5): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || low === high) return createScale(values, steps);
  const step = toStep((high - low) / steps);
  const first = Math.floor(low / step - MARGIN);
  return toScale(step, low >= 0 ? Math.max(0, first) : first, Math.ceil(high / step + MARGIN));
}

function toStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((one) => one * power >= rough) ?? 10) * power;
}

function toScale(step: number, first: number, last: number): Scale {
  // Multiplied, not accumulated, to avoid rounding errors.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { min: first * step, max: last * step, ticks };
}

export function positionOn({ min, max }: Scale, value: number): number {
  return (value - min) / (max - min);
}
