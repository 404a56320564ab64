import { assembly } from '../shapes/placed.ts';
import type { Shot } from '../studio/view.ts';
import { frame, vaseOnPaper, view } from './photo-window.ts';
import { flashInDarkRoom } from './props/flash.ts';

/** The same vase in the hard light of a flash beside the lens. */
export function createShot(): Shot {
  return { subject: frame, view, surroundings: assembly(vaseOnPaper(), flashInDarkRoom([-230, 170, 1100], 110, 1500)) };
}
