import { bump, smoothMax } from '../../shapes/field.ts';
import type { Anatomy, Cusp } from './anatomy.ts';

export type HeightField = (u: number, v: number) => number;

/** The chewing surface: cusps meet in fissures, ridges close both ends; or a cutting edge. */
export function occlusalFace(anatomy: Anatomy): HeightField {
  return anatomy.floor ? chewingFace(anatomy, anatomy.floor, anatomy.ridge ?? anatomy.floor) : cuttingEdge(anatomy);
}

function cuttingEdge({ width, cusps, height, floor }: Anatomy): HeightField {
  const half = width / 2;
  const [tip] = cusps;
  const steep = tip?.steep ?? floor ?? 0;
  if (cusps.length === 1)
    return (u) => {
      const away = u - (tip?.at[0] ?? 0) * half;
      return (
        (tip?.height ?? height) - steep * (away > 0 ? 1.15 : 1) * (Math.hypot(away, 0.7) - 0.7) - 0.022 * away * away
      );
    };
  return (u) => {
    const x = u / half;
    const lobes = 0.03 * Math.cos(x * Math.PI * 2.9);
    const distal = Math.max(0, x + 0.1);
    return height + lobes - (0.15 + steep * 6) * distal * distal * distal - 0.06 * x * x - 0.3 * x ** 6;
  };
}

function chewingFace({ width, depth, cusps }: Anatomy, floor: number, ridge: number): HeightField {
  const [wide, deep] = [width / 2, depth / 2];
  const cones = cusps.map((cusp) => coneOf(cusp, wide, deep));
  return (u, v) => {
    let [first, second] = [floor - 2, floor - 3];
    for (const cone of cones) {
      const height = cone(u, v);
      if (height > first) [first, second] = [height, first];
      else if (height > second) second = height;
    }
    const end = Math.abs(u) / wide - 0.8;
    const closing = ridge - 0.06 * v * v * 0.4 - 1.15 * (Math.hypot(end * wide, 0.5) - 0.5);
    if (closing > first) [first, second] = [closing, first];
    else second = Math.max(second, closing);
    const fissure = 0.36 * bump(first - second, 0.5);
    return smoothMax(smoothMax(first, second, 0.3) - fissure, floor, 0.5);
  };
}

/** A cusp slopes gently along its ridge towards the middle of the tooth and faster beside it. */
function coneOf({ at, height, steep = 0.72 }: Cusp, wide: number, deep: number): HeightField {
  const [cu, cv] = [at[0] * wide, at[1] * deep];
  const inward = Math.atan2(-cv, -cu * 0.45);
  const [cos, sin] = [Math.cos(inward), Math.sin(inward)];
  return (u, v) => {
    const [du, dv] = [u - cu, v - cv];
    const along = du * cos + dv * sin;
    const beside = -du * sin + dv * cos;
    const slope =
      Math.hypot(along * (along > 0 ? 0.86 : 0.9), beside * 1.02 + 0.14 * Math.sin(along * 1.9), 0.62) - 0.62;
    return height - steep * slope - 0.02 * beside * beside;
  };
}
