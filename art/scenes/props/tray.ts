import type { Group } from 'three';
import { blasted } from '../../materials/metals.ts';
import { stone } from '../../materials/plastics.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

export const trayTop = 5;

/** A flat metal tray with a raised rim and a soft mat; things stand on it at `trayTop`. */
export function tray(width: number, depth: number): Group {
  const rim = plate({ width, height: depth, corner: 16 }, 9, [
    { x: 0, y: 0, width: width - 8, height: depth - 8, corner: 12 },
  ]);
  return assembly(
    solid(rim.rotateX(-Math.PI / 2), blasted),
    solid(prism({ width: width - 6, depth: depth - 6, height: 3, corner: 12, edge: 0.5 }), blasted),
    solid(prism({ width: width - 16, depth: depth - 16, height: trayTop, corner: 9, edge: 0.6 }), stone),
  );
}
