import type { Group, Material } from 'three';
import { gap, graphite, softBlack } from '../materials/plastics.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { feet } from './feet.ts';

export type Plan = { width: number; depth: number; corner: number };
export type Pedestal = Plan & { height: number; shell: Material; kick?: number };

/** The lower half of a machine: feet, a set-back kick, the shell and the dark deck that closes it at `height`. */
export function pedestal({ width, depth, corner, height, shell, kick = 34 }: Pedestal): Group {
  const base = { width: width - 18, depth: depth - 18, height: kick, corner: Math.max(3, corner - 9), edge: 1 };
  return assembly(
    feet(width - 20, depth - 20),
    solid(prism(base), softBlack, [0, 12, 0]),
    solid(prism({ width, depth, height: height - 26 - kick, corner, edge: 4 }), shell, [0, 11 + kick, 0]),
    seam({ width, depth, corner }, height - 18),
    solid(prism({ width: width - 1, depth: depth - 1, height: 12, corner, edge: 1.6 }), graphite, [0, height - 12, 0]),
  );
}

/** The shadow line between two shells, with its middle some 4 mm above `y`. */
export function seam({ width, depth, corner }: Plan, y: number): Group {
  return assembly(
    solid(prism({ width: width - 6, depth: depth - 6, height: 8, corner: Math.max(3, corner - 3), edge: 1 }), gap, [
      0,
      y,
      0,
    ]),
  );
}
