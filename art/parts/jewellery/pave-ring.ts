import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { aroundFinger, finger, shank } from './band.ts';

const outer = finger + 1.9;
/** Half the width of the band at its top. */
export const paveHalf = 2.42;
const stone = { pitch: 1.46, seat: 0.59, culet: 0.34 };
const rowStep = stone.pitch * Math.sqrt(0.75);
const bead = 0.235;
const last = 10;

/** Three staggered rows of open seats with a bead in each gap, between two rails that taper into a plain shank. */
export const paveRing: Field = aroundFinger((turn, radius, across) => {
  const along = turn * outer;
  const taper = smoothStep((last + 0.2) * stone.pitch, (last + 7) * stone.pitch, Math.abs(along));
  const half = paveHalf - 1.1 * taper;
  let body = shank({ inner: finger, outer: outer - 0.16 * taper, half, round: 0.22 }, radius, across);
  const inField = Math.max(Math.abs(along) - (last + 0.75) * stone.pitch, Math.abs(across) - half + 0.3);
  body = smoothMax(body, -Math.max(inField, outer - 0.24 - radius - 0.035 * across * across), 0.1);
  body = smoothMax(body, -nearestSeat(along, across, radius), 0.08);
  return smoothMin(body, nearestBead(along, across, radius), 0.08);
});

function nearestSeat(along: number, across: number, radius: number): number {
  const middle = Math.max(-1, Math.min(1, Math.round(across / rowStep)));
  let near = 9;
  for (const row of new Set([middle, middle - 1, middle + 1])) {
    if (Math.abs(row) > 1) continue;
    const shift = row === 0 ? 0 : 0.5;
    const limit = row === 0 ? last : last - 0.5;
    const index = clamp(Math.round(along / stone.pitch - shift) + shift, limit);
    near = Math.min(near, Math.hypot(along - index * stone.pitch, across - row * rowStep));
  }
  return near - seatRadius(radius);
}

/** Straight at the girdle, a cone below it, then open to the finger and flared there. */
function seatRadius(radius: number): number {
  const depth = outer - radius;
  const cone = stone.seat + 0.32 - Math.max(0, depth - 0.2) * 0.75;
  const flare = stone.culet + Math.max(0, depth - 1.5) * 0.5;
  return Math.max(flare, Math.min(stone.seat, cone));
}

/** Beads stand in the triangles between three seats, and in pairs of seats along the rails. */
function nearestBead(along: number, across: number, radius: number): number {
  const side = Math.abs(across);
  const step = stone.pitch;
  const top = Math.max(0, Math.abs(radius - outer + 0.3) - 0.12);
  const whole = clamp(Math.round(along / step), last);
  const halfway = clamp(Math.round(along / step - 0.5) + 0.5, last - 0.5);
  const inner = Math.hypot(along - halfway * step, side - rowStep / 3, top) - bead;
  const outside = Math.hypot(along - whole * step, side - (rowStep * 2) / 3, top) - bead;
  const rail = Math.hypot(along - whole * step, side - rowStep - 0.62, top) - bead;
  return Math.min(inner, outside, rail);
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
