import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Dentition } from './dentition.ts';

type BaseSize = { top: number; outer: number; inner: number };

/** A horseshoe with upright walls and straight heels, standing on y = 0. */
function horseshoe({ map, arch }: Dentition, { top, outer, inner }: BaseSize): Field {
  const middle = (outer - inner) / 2;
  const half = (outer + inner) / 2;
  const heel = arch.length + 1.5;
  return (x, y, z) => {
    map.find(x, z);
    const walls = smoothMax(Math.abs(map.out - middle) - half, Math.abs(map.along) - heel, 1.2);
    return smoothMax(walls, Math.max(y - top, -y), 0.8);
  };
}

/** Gum that runs into a horseshoe. */
export function gumField(dentition: Dentition, size: BaseSize): Field {
  const base = horseshoe(dentition, size);
  const heel = dentition.arch.length + 1.5;
  return (x, y, z) => {
    const gum = dentition.gum(x, y, z);
    const ended = smoothMax(gum, Math.abs(dentition.map.along) - heel, 1.2);
    return smoothMax(smoothMin(ended, base(x, y, z), 2.5), -y, 0.5);
  };
}

/** Teeth in their gum on a horseshoe. */
export function modelField(dentition: Dentition, size: BaseSize): Field {
  const gum = gumField(dentition, size);
  return (x, y, z) => smoothMin(gum(x, y, z), dentition.crowns(x, y, z), 0.5);
}
