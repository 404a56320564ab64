import type { Object3D } from 'three';
import { assembly, placed, turned } from '../../shapes/placed.ts';

/** Puts a thing down at x and z, turned to the left by some degrees; `y` is what it stands on. */
export function standing(thing: Object3D, [x, z]: [number, number], degrees = 0, y = 0) {
  return placed(turned(assembly(thing), { y: degrees }), [x, y, z]);
}
