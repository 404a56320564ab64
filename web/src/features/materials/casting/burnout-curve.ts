export type Burnout = {
  burnout: readonly { celsius: number; hours: number; ramp: number }[];
  flask: { max: number };
  /** Null if the last hold serves for casting. */
  flaskHours: number | null;
};

type Point = { hours: number; celsius: number };

const ROOM_TEMPERATURE = 20;
const MINUTES_PER_HOUR = 60;

/** Corners of the temperature curve from room temperature to casting; the flask cools at the last heating rate. */
export function toBurnoutCurve({ burnout, flask, flaskHours }: Burnout): Point[] {
  const curve: Point[] = [{ hours: 0, celsius: ROOM_TEMPERATURE }];
  const casting = flaskHours ? [{ celsius: flask.max, hours: flaskHours, ramp: burnout.at(-1)?.ramp ?? 1 }] : [];
  for (const { celsius, hours, ramp } of [...burnout, ...casting]) {
    const last = curve.at(-1) ?? { hours: 0, celsius: ROOM_TEMPERATURE };
    const reached = last.hours + Math.abs(celsius - last.celsius) / ramp / MINUTES_PER_HOUR;
    curve.push({ hours: reached, celsius }, { hours: reached + hours, celsius });
  }
  return curve;
}

/** From room temperature to casting. */
export function burnoutMinutes(casting: Burnout): number {
  return Math.round((toBurnoutCurve(casting).at(-1)?.hours ?? 0) * MINUTES_PER_HOUR);
}
