import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { frameBox } from './props/gray-set.ts';
import { paperSweep } from './props/paper-sweep.ts';
import { standing } from './props/standing.ts';

export const view = viewOf({ azimuth: 14, elevation: 20, lens: 18, fill: { width: 1, height: 1 }, aperture: 4 });
export const frame = frameBox([136, 102, 1], [0, 20, 0]);

/** A printed model on a curved sheet of paper: nothing else is in the picture. */
export function createShot(): Shot {
  return {
    subject: frame,
    view,
    surroundings: assembly(standing(paperSweep(620, 400, 460), [0, -60], 14), standing(createDentalModel(), [0, 0], 8)),
  };
}
