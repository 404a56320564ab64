import type { Group } from 'three';
import { assembly, placed, turned } from './placed.ts';

/** Turns a cover about an upright hinge, to the left of the viewer. */
export function swung(cover: Group, [x, z]: [number, number], degrees = -108): Group {
  return placed(turned(assembly(placed(assembly(cover), [-x, 0, -z])), { y: degrees }), [x, 0, z]);
}

/** Turns a cover back about a level hinge. */
export function tippedBack(cover: Group, [y, z]: [number, number], degrees = -72): Group {
  return placed(turned(assembly(placed(assembly(cover), [0, -y, -z])), { x: degrees }), [0, y, z]);
}
