import { type Field, smoothMax } from '../../shapes/field.ts';

/** A place on a band: the turn from the top in radians, the distance from the axis, and across the width. */
export type BandField = (turn: number, radius: number, across: number) => number;

/** Inner radius of a size 54 ring. */
export const finger = 8.6;

/** A ring around the z axis, its top at +y. */
export function aroundFinger(band: BandField): Field {
  return (x, y, z) => band(Math.atan2(x, y), Math.hypot(x, y), z);
}

export type Section = { inner: number; outer: number; half: number; round: number };

/** Cross-section of a shank: flat on the finger, rounded at its rims and slightly domed outside. */
export function shank({ inner, outer, half, round }: Section, radius: number, across: number): number {
  const dome = outer - 0.035 * across * across;
  const out = Math.max(radius - dome, inner - radius);
  return smoothMax(out, Math.abs(across) - half, round * 2);
}

export function torus(out: number, up: number, ring: number, wire: number): number {
  return Math.hypot(out - ring, up) - wire;
}
