import type { Group } from 'three';
import { moving } from './moving.ts';
import type { Place } from './placed.ts';

/** A door on an upright hinge, closed or turned to the side. */
export function swung(door: Group, [x, z]: [number, number], isOpen: boolean, degrees = -108): Group {
  return moving(door, [x, 0, z], { part: 'door', poses: [{ turn: { y: degrees } }] }, isOpen);
}

/** A cover on a level hinge, closed or turned back. */
export function tippedBack(cover: Group, [y, z]: [number, number], isOpen: boolean, degrees = -72): Group {
  return moving(cover, [0, y, z], { part: 'cover', poses: [{ turn: { x: degrees } }] }, isOpen);
}

/** A cover that is lifted by `rise` and set down beside the machine. */
export function liftedOff(cover: Group, aside: Place, rise: number, isOpen = false): Group {
  const [x, , z] = aside;
  const poses = [{ shift: [0, rise, 0] }, { shift: [x, rise, z] }, { shift: aside }] satisfies { shift: Place }[];
  return moving(cover, [0, 0, 0], { part: 'cover', poses }, isOpen);
}
