import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Dentition } from './dentition.ts';

/** Gum around all teeth, a flange towards the cheek and a plate over the palate; hollow where the ridge sits. */
export function dentureBase(dentition: Dentition): Field {
  const { map, edge, arch } = dentition;
  const heel = arch.length + 3;
  return (x, y, z) => {
    const gum = dentition.gum(x, y, z);
    const [out, along, line] = [map.out, Math.abs(map.along), edge.line];
    const border = 4.6 + 1.8 * smoothStep(3, 0, along) + 0.9 * bump(along - 26, 3);
    const flange = smoothMax(gum, border - y, 2.2);
    const ended = smoothMax(flange, along - heel, 2.4);
    const body = smoothMin(ended, palate(x, y, z, out), 4);
    const ridge = smoothMax(
      Math.hypot((out + 1.4 + 1.9 * smoothStep(20, 12, along)) * 0.72, Math.max(0, y - 8) * 1.1) - 3.1,
      along - heel - 4,
      0.5,
    );
    return smoothMax(smoothMax(body, -ridge, 1), y - line - 2.5, 0.3);
  };
}

/** A vaulted plate with rugae behind the front teeth and a straight end. */
function palate(x: number, y: number, z: number, out: number): number {
  const inside = smoothStep(-1, -19, out);
  const vault = 15.5 - 7.5 * inside;
  const rugae =
    0.42 *
    Math.sin(z * 1.15 + Math.abs(x) * 0.42 + 0.8) *
    smoothStep(5, 9, z) *
    smoothStep(21, 17, z) *
    smoothStep(15, 9, Math.abs(x)) *
    smoothStep(0.4, 2.2, Math.abs(x));
  const raphe = 0.3 * Math.exp(-x * x * 0.9) * smoothStep(20, 14, z);
  const plate = Math.abs(y - vault) - 1.15 - (y > vault ? rugae + raphe : 0);
  return smoothMax(plate * 0.75, smoothMax(out + 1, -24.5 - z + 0.004 * x * x, 1), 1.2);
}
