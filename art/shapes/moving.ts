import type { Group } from 'three';
import { assembly, type Place, placed, turned } from './placed.ts';

/** Millimetres and degrees, from where the part is at rest. */
export type Pose = { shift?: Place; turn?: { x?: number; y?: number } };

/** A part that moves in the exported model, and the poses that it takes one after the other. */
export type Motion = { part: 'door' | 'cover' | 'platform'; poses: Pose[] };

/** The thing, turning about the pivot; at rest, or in its last pose. */
export function moving(thing: Group, pivot: Place, motion: Motion, isMoved = false): Group {
  const [x, y, z] = pivot;
  const group = placed(assembly(placed(assembly(thing), [-x, -y, -z])), pivot);
  group.userData.motion = motion;
  const { shift = [0, 0, 0], turn = {} } = (isMoved && motion.poses.at(-1)) || {};
  return turned(placed(group, [x + shift[0], y + shift[1], z + shift[2]]), turn);
}
