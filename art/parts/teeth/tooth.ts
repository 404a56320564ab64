import { bump, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Anatomy } from './anatomy.ts';
import { type HeightField, occlusalFace } from './occlusal-face.ts';
import { profile } from './profile.ts';

/** Coordinates of a tooth: u mesial to distal, v lingual to buccal, w from the neck to the tip. */
export type Tooth = {
  anatomy: Anatomy;
  /** Distance to the walls of crown and root, without an end. */
  walls: (u: number, v: number, w: number) => number;
  crown: (u: number, v: number, w: number) => number;
  /** What is left inside a crown. */
  core: (u: number, v: number, w: number) => number;
  /** Ground for a crown, with a chamfer all around. */
  stump: (u: number, v: number, w: number) => number;
};

export function createTooth(anatomy: Anatomy): Tooth {
  const walls = wallsOf(anatomy);
  const face: HeightField = occlusalFace(anatomy);
  const rim = anatomy.floor ? 0.9 : 0.85;
  const crown = (u: number, v: number, w: number) => smoothMax(walls(u, v, w), (w - face(u, v)) * 0.8, rim);
  const core = (u: number, v: number, w: number) => {
    const tapered = walls(u, v, Math.min(w, 0.35 * anatomy.height)) + 0.95 + 0.11 * w;
    return smoothMax(tapered, (w - 0.4 * face(u * 1.2, v * 1.2) - 0.3 * anatomy.height) * 0.9, 1.2);
  };
  const stump = (u: number, v: number, w: number) =>
    smoothMin(core(u, v, w), smoothMax(walls(u, v, w), w - 0.9, 0.3), 0.5);
  return { anatomy, walls, crown, core, stump };
}

function wallsOf(anatomy: Anatomy): Tooth['walls'] {
  const { width, depth, height, square, taper } = anatomy;
  const [across, buccal, lingual] = [profile(anatomy.across), profile(anatomy.buccal), profile(anatomy.lingual)];
  const relief = reliefOf(anatomy);
  return (u, v, w) => {
    const t = w / height;
    const rootward = Math.max(0.55, 1 + Math.min(0, t) * 0.25);
    const front = (buccal(t) * depth * rootward) / 2;
    const back = (lingual(t) * depth * rootward) / 2;
    const [middle, half] = [(front - back) / 2, (front + back) / 2];
    const y = (v - middle) / half;
    const narrowed = 1 - taper * 0.5 * (0.45 - Math.max(-1.4, Math.min(1, y)));
    const wide = ((across(t) * width) / 2) * rootward * narrowed;
    return section(u / wide, y, wide, half, square) + relief(u, v - middle, t);
  };
}

/** Distance to a superellipse: right to the first order, wherever the point is. */
function section(x: number, y: number, wide: number, deep: number, square: number): number {
  const [ax, ay] = [Math.abs(x) + 1e-6, Math.abs(y) + 1e-6];
  const q = (ax ** square + ay ** square) ** (1 / square);
  const [gx, gy] = [(ax / q) ** (square - 1) / wide, (ay / q) ** (square - 1) / deep];
  return (q - 1) / Math.hypot(gx, gy);
}

/** Grooves of the buccal face, and the hollow with its two ridges behind a front tooth. */
function reliefOf({ width, grooves, hollow }: Anatomy): Tooth['walls'] {
  const half = width / 2;
  if (grooves)
    return (u, v, t) => {
      if (v < 0) return 0.3 * bump(u - 0.1 * half, 0.8) * smoothStep(0.5, 0.95, t);
      let depth = 0;
      for (const at of grooves) depth += 0.4 * bump(u - at * half, 0.75) * smoothStep(0.3, 0.85, t);
      return depth;
    };
  return (u, v, t) => {
    const x = u / half;
    if (v > 0) return 0.1 * (bump(Math.abs(x) - 0.34, 0.2) - 0.6 * bump(x, 0.22)) * smoothStep(0.35, 0.9, t);
    return (hollow ?? 0) * Math.max(0, 1 - (x * x) / 0.5) * smoothStep(0.28, 0.55, t) * (1 - smoothStep(0.7, 0.98, t));
  };
}
