import type { BufferGeometry } from 'three';
import { smoothStep } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';
import { stack } from '../../shapes/stack.ts';
import type { Relief } from '../textures/relief-plate.ts';

/** Radius and height along the side of a turned body, from the foot to the top. */
export type Profile = [radius: number, y: number][];
type Texture = { relief: Relief; from: number; to: number };

/** A turned body whose side carries a relief between two heights, faded out at both. */
export function turning(profile: Profile, { relief, from, to }: Texture, around: number, step: number): BufferGeometry {
  const heights = fill(profile, from, to, step);
  const rings = heights.map(([radius, y]) => {
    const fade = smoothStep(from, from + 1.6, y) * smoothStep(to, to - 1.6, y);
    return Array.from({ length: around }, (_, i): Place => {
      const angle = (i / around) * Math.PI * 2;
      const out = radius + (fade > 0 ? relief(angle, y) * fade : 0);
      return [out * Math.cos(angle), y, out * Math.sin(angle)];
    });
  });
  return stack(rings, 0.75);
}

function fill(profile: Profile, from: number, to: number, step: number): Profile {
  return profile.flatMap(([radius, y], i): Profile => {
    const next = profile[i + 1];
    if (!next) return [[radius, y]];
    const isTextured = Math.max(y, next[1]) > from && Math.min(y, next[1]) < to && next[1] > y;
    const count = isTextured ? Math.max(1, Math.round((next[1] - y) / step)) : 1;
    return Array.from({ length: count }, (_, k) => [
      radius + ((next[0] - radius) * k) / count,
      y + ((next[1] - y) * k) / count,
    ]);
  });
}
