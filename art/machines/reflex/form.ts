import type { Group } from 'three';

/** What distinguishes one model of the line from the others; it stands on y = 0 around x = z = 0. */
export type Form = {
  /** Height of the surface that the resin tray stands on. */
  deck: number;
  /** Everything that does not move. */
  body: Group;
  cover: Group;
  /** Puts the cover on its hinge, closed or open. */
  hinge: (cover: Group, isOpen: boolean) => Group;
  /** Where the rear panel is. */
  rear: number;
  lift: { guides: 1 | 2; height: number; z: number };
};
