import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { block } from './solids.ts';

/** An angle with a gusset on either side: four bolts below, a sensor of 22 mm above. */
export function bracketField(): Field {
  return (x, y, z) => {
    const foot = block([x, y, z - 3], { width: 58, depth: 40, low: 0, high: 6, corner: 6 }, 1);
    const back = smoothMax(
      Math.hypot(Math.max(0, Math.abs(x) - 12), Math.max(0, y - 36)) - 16,
      Math.max(Math.abs(z + 13) - 3.5, -y),
      1,
    );
    const gusset = smoothMax(
      Math.abs(Math.abs(x) - 21) - 2.2,
      Math.max((y - 36 + (z + 10) * 1.3) * 0.62, -10 - z),
      0.8,
    );
    const body = smoothMin(smoothMin(foot, back, 2.4), smoothMax(gusset, -y, 0.6), 1.6);
    const bolts = Math.hypot(Math.abs(x) - 13, z - 12) - 2.6;
    const sink = Math.max(Math.hypot(Math.abs(x) - 13, z - 12) - 4.8, 3.2 - y);
    const sensor = Math.hypot(x, y - 33) - 11;
    const screws = Math.hypot(Math.abs(x) - 13, Math.abs(y - 33) - 13) - 1.5;
    const upright = Math.max(Math.min(sensor, screws), z + 5);
    return smoothMax(body, -Math.min(Math.max(bolts, y - 20), sink, upright), 0.5);
  };
}
