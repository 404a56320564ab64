import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';

/** A round socket that turns into a flat slit; it stands on the socket. */
export function nozzleField(): Field {
  return (x, y, z) => {
    const flat = smoothStep(14, 44, y);
    const [wide, deep] = [11 + 9 * flat, 11 - 6.4 * flat];
    const reach = Math.hypot(x / wide, z / deep);
    const skin = (reach - 1) * Math.min(wide, deep) * 0.8;
    const collar = smoothMax(Math.hypot(x, z) - 13, Math.max(-y, y - 5), 0.8);
    const outside = smoothMin(smoothMax(skin, Math.max(-y, y - 50), 0.6), collar, 1.2);
    return smoothMax(outside, -(skin + 1.9), 0.3);
  };
}
