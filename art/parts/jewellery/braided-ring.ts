import { type Field, smoothMin } from '../../shapes/field.ts';
import { aroundFinger, finger } from './band.ts';

const middle = finger + 1;
const braid = { periods: 8, swing: 1.34, lift: 0.42 };
const wire = 0.3;
const spacing = wire * 1.78;
const rim = { across: 2.5, wire: 0.42 };

/** Three ribbons of three wires each, braided between two round rims. */
export const braidedRing: Field = aroundFinger((turn, radius, across) => {
  const up = radius - middle;
  let near = Math.hypot(up, Math.abs(across) - rim.across) - rim.wire;
  for (const strand of [0, 1, 2]) {
    near = smoothMin(near, ribbon(turn * braid.periods + (strand * Math.PI * 2) / 3, up, across), 0.1);
  }
  return near;
});

function ribbon(phase: number, up: number, across: number): number {
  const slope = (braid.swing * braid.periods * Math.cos(phase)) / middle;
  const beside = (across - braid.swing * Math.sin(phase)) / Math.hypot(1, slope);
  const above = up - braid.lift * Math.sin(2 * phase);
  const outside = Math.hypot(Math.abs(beside) - spacing, above) - wire;
  return smoothMin(Math.hypot(beside, above) - wire, outside, 0.09);
}
