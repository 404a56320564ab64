import type { Group } from 'three';
import { warmWhite } from '../../materials/plastics.ts';
import { assembly, placed, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { bench, benchTop } from './bench.ts';

const body = 820;

export const sideboardTop = body + benchTop;

/** A closed cabinet as tall as a kitchen unit, with a worktop; things stand on it at `sideboardTop`. */
export function sideboard(width: number, depth: number): Group {
  const cabinet = prism({ width: width - 40, depth: depth - 40, height: body, corner: 6, edge: 2 });
  return assembly(solid(cabinet, warmWhite), placed(bench(width, depth), [0, body, 0]));
}
