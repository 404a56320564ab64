import type { Group } from 'three';
import { acrylic } from '../materials/acrylic.ts';
import { graphite } from '../materials/plastics.ts';
import { hood } from '../shapes/hood.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import type { Plan } from './pedestal.ts';

/** A curved door of orange acrylic around the front of the plan: its front at z = 0, its foot at y = 0. */
export function orangeDoor({ width, depth, corner }: Plan, height: number): Group {
  const sheet = hood({ width, depth, height, corner, thickness: 5 });
  const grip = prism({ width: 17, depth: 17, height, corner: 5, edge: 2 });
  const hinge = prism({ width: 15, depth: 15, height: 46, corner: 7.4, edge: 2 });
  return assembly(
    acrylic(sheet),
    solid(grip, graphite, [width / 2 - corner - 24, 0, 4]),
    ...[0.12, 0.8].map((share) => solid(hinge, graphite, [-width / 2 + 1, height * share, -depth - 2])),
  );
}
