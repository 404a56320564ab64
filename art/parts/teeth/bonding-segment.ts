import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { createArch, type Placed } from './arch.ts';
import { modelField } from './base.ts';
import type { Bracket } from './brackets.ts';
import { createDentition, type Dentition } from './dentition.ts';

const isFront = ({ number }: Placed) => number < 3;
/** Half the way along the arch that the segment takes. */
const end = 24;
export const segmentFloor = 8;

/** Six upper front teeth, their edges up. */
export function frontSegment(): Dentition {
  return createDentition(createArch('upper'), (tooth) => (isFront(tooth) ? 'whole' : 'missing'));
}

export function frontTeeth({ arch }: Dentition): Placed[] {
  return arch.teeth.filter(isFront);
}

export function segmentModel(dentition: Dentition): Field {
  const whole = modelField(dentition, { top: 11, outer: 6.2, inner: 6.6 });
  return (x, y, z) => {
    const model = whole(x, y, z);
    dentition.map.find(x, z);
    return smoothMax(smoothMax(model, Math.abs(dentition.map.along) - end, 0.7), segmentFloor - y, 0.6);
  };
}

/** Drawn over the teeth with a pocket for each bracket, thicker around it; its edge follows the gum at a distance. */
export function bondingTray(dentition: Dentition, brackets: Bracket[]): Field {
  return (x, y, z) => {
    let outside = dentition.crowns(x, y, z, 2.6) - 1.3;
    let inside = smoothMin(dentition.crowns(x, y, z, 1.8), dentition.gum(x, y, z), 0.5) - 0.06;
    const { line } = dentition.edge;
    const short = 1 + 1.1 * smoothStep(0, -3, dentition.map.out);
    for (const { pocket, cover, middle } of brackets) {
      if (Math.hypot(x - middle.x, y - middle.y, z - middle.z) > 9) continue;
      outside = smoothMin(outside, cover(x, y, z), 1.6);
      inside = smoothMin(inside, pocket(x, y, z), 0.15);
    }
    return smoothMax(smoothMax(outside, (line + short - y) * 0.9, 0.7), -inside, 0.2);
  };
}
