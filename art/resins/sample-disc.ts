import { type Group, LatheGeometry, type Material, Vector2 } from 'three';
import { castResin, clearResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';

export type Sample = { hex: string; clear: boolean };

/** A cast disc with a raised rim, lying on y = 0. */
export function sampleDisc({ hex, clear }: Sample, radius = 25): Group {
  const material: Material = clear ? clearResin(hex, 5) : castResin(hex);
  return assembly(solid(new LatheGeometry(profile(radius), 96), material));
}

function profile(radius: number): Vector2[] {
  const corners = [
    [0.001, 0],
    [radius - 1.2, 0],
    [radius - 0.35, 0.35],
    [radius, 1.2],
    [radius, 5.8],
    [radius - 0.35, 6.65],
    [radius - 1.2, 7],
    [radius - 4.6, 7],
    [radius - 5.2, 6.8],
    [radius - 5.9, 5.3],
    [radius - 6.6, 5],
    [0.001, 5],
  ];
  return corners.map(([x = 0, y = 0]) => new Vector2(x, y));
}
