import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { displayVase } from './props/display-vase.ts';
import { frameBox } from './props/gray-set.ts';
import { paperSweep } from './props/paper-sweep.ts';
import { standing } from './props/standing.ts';

export const view = viewOf({ azimuth: 4, elevation: 9, lens: 20, fill: { width: 1, height: 1 }, aperture: 6 });
export const frame = frameBox([400, 300, 1], [0, 122, 0]);

export function vaseOnPaper(): Group {
  return assembly(
    standing(paperSweep(1100, 480, 430), [0, -20]),
    standing(displayVase(castResin('#c4573a'), 210), [0, 0]),
  );
}

/** A printed vase in soft light from the side. */
export function createShot(): Shot {
  return { subject: frame, view, surroundings: vaseOnPaper() };
}
