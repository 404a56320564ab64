import { smoothMax, smoothStep } from '../../shapes/field.ts';
import { aroundFinger, finger, shank } from './band.ts';

/** Height of the table above the axis. */
export const table = finger + 2.7;
const oval = { half: 6.4, across: 5.6 };
const engraving = { depth: 0.45, line: 0.28 };
const rays = Math.PI / 4;

/** A solid ring that widens into an oval table, with an engraved sun in an oval line. */
export const signetRing = aroundFinger((turn, radius, across) => {
  const rise = smoothStep(1.75, 0.3, Math.abs(turn));
  const half = 2 + 4.1 * rise;
  const body = shank({ inner: finger, outer: finger + 1.7 + 3.2 * rise, half, round: 0.45 }, radius, across);
  const [along, up] = [radius * Math.sin(turn), radius * Math.cos(turn)];
  const flat = smoothMax(body, up - table, 0.35);
  if (up < table - 1) return flat;
  const cut = Math.min(edgeLine(along, across), sun(along, across));
  return smoothMax(flat, -Math.max(cut, table - engraving.depth - up), 0.12);
});

function edgeLine(along: number, across: number): number {
  const share = Math.hypot(along / oval.half, across / oval.across);
  return Math.abs(share - 0.8) * oval.across - engraving.line;
}

/** A disc with eight rays. */
function sun(along: number, across: number): number {
  const radius = Math.hypot(along, across);
  const turn = Math.atan2(across, along);
  const beside = Math.abs(turn - Math.round(turn / rays) * rays) * radius;
  const ray = Math.max(beside - 0.3, 1.75 - radius, radius - 3.1);
  return Math.min(radius - 1.15, ray);
}
