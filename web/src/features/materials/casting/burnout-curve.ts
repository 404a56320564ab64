export type BurnoutHold = { celsius: number; hours: number };

type Point = { hours: number; celsius: number };

const ROOM_TEMPERATURE = 20;
const MINUTES_PER_HOUR = 60;

/** Corners of the temperature curve from room temperature to the end of the last hold; `ramp` in °C per minute. */
export function toBurnoutCurve(holds: readonly BurnoutHold[], ramp: number): Point[] {
  const curve: Point[] = [{ hours: 0, celsius: ROOM_TEMPERATURE }];
  for (const { celsius, hours } of holds) {
    const last = curve.at(-1) ?? { hours: 0, celsius: ROOM_TEMPERATURE };
    const reached = last.hours + (celsius - last.celsius) / ramp / MINUTES_PER_HOUR;
    curve.push({ hours: reached, celsius }, { hours: reached + hours, celsius });
  }
  return curve;
}

/** From room temperature to the end of the last hold. */
export function burnoutHours(holds: readonly BurnoutHold[], ramp: number): number {
  return toBurnoutCurve(holds, ramp).at(-1)?.hours ?? 0;
}
