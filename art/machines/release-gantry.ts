import type { Group } from 'three';
import { blasted, brightSteel } from '../materials/metals.ts';
import { warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { buildPlatform } from './build-unit.ts';
import { dentalArch } from './dental-arch.ts';

/** A gantry that holds a turned platform over the chute. */
export function releaseGantry(height: number, resin: string, spread = 150): Group {
  const models = castResin(resin);
  const held = assembly(
    buildPlatform({ width: 170, depth: 104 }, 40),
    ...[-42, 42].map((x) => placed(turned(dentalArch(models), { x: 180 }), [x, 0, 0])),
  );
  return assembly(
    ...[-1, 1].map((side) =>
      solid(prism({ width: 22, depth: 22, height, corner: 4, edge: 1 }), brightSteel, [side * spread, 0, -60]),
    ),
    solid(prism({ width: 2 * spread + 30, depth: 44, height: 56, corner: 8, edge: 3 }), blasted, [
      0,
      height * 0.58,
      -52,
    ]),
    solid(prism({ width: 78, depth: 96, height: 84, corner: 14, edge: 5 }), warmWhite, [0, height * 0.55, -8]),
    placed(turned(held, { x: 24 }), [0, height * 0.4, 26]),
    placed(
      turned(solid(prism({ width: 220, depth: 150, height: 6, corner: 6, edge: 1 }), blasted), { x: 28 }),
      [0, 60, 20],
    ),
  );
}
