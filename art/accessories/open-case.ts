import type { Group } from 'three';
import { graphite, stone } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { rim } from './sheets.ts';

/** A shallow tray, with a lid of the same shape leaning behind it. */
export function openCase(width: number, depth: number, height: number, floor = stone): Group {
  const inner = { width: width - 8, height: depth - 8, corner: 10 };
  const shell = () =>
    assembly(
      solid(rim(inner, 4, height, 1.4), graphite),
      solid(prism({ width: width - 4, depth: depth - 4, height: 3, corner: 12, edge: 0.6 }), graphite),
      solid(prism({ width: width - 9, depth: depth - 9, height: 4.4, corner: 9, edge: 0.6 }), floor),
    );
  return assembly(shell(), placed(turned(assembly(shell()), { x: 104 }), [0, height + depth / 2, -depth / 2 - 22]));
}
