import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { biteHeight } from './arch.ts';
import type { Dentition } from './dentition.ts';

type ShellSize = {
  /** Inner and outer distance from the teeth. */
  inside: number;
  outside: number;
  /** How far it bridges between teeth. */
  soft: number;
  /** Above (+) or below the necks. */
  trim: number;
};

/** Height of a point above the line that appliances are trimmed to. */
function aboveNecks(dentition: Dentition): Field {
  return (x, y, z) => {
    dentition.gum(x, y, z);
    return y - dentition.edge.neck;
  };
}

/** A sheet drawn over the teeth and cut along their necks; `cut` tells the faces of the cut from the sheet. */
export function sheetField(dentition: Dentition, { outside, soft, trim }: Omit<ShellSize, 'inside'>) {
  const above = aboveNecks(dentition);
  const sheet: Field = (x, y, z) =>
    smoothMin(dentition.crowns(x, y, z, soft), gumSheet(dentition, x, y, z), 0.8) - outside;
  const below: Field = (x, y, z) => (trim - above(x, y, z)) * 0.9;
  return {
    solid: ((x, y, z) => smoothMax(sheet(x, y, z), below(x, y, z), 0.5)) satisfies Field,
    cut: (x: number, y: number, z: number) => below(x, y, z) > sheet(x, y, z) + 0.1,
  };
}

function gumSheet(dentition: Dentition, x: number, y: number, z: number): number {
  return dentition.gum(x, y, z) + 0.05;
}

/** A stiff plate on the teeth: flat above, hollow below. */
export function plateField(dentition: Dentition, { inside, outside, soft, trim }: ShellSize, top: Field): Field {
  const above = aboveNecks(dentition);
  return (x, y, z) => {
    const teeth = dentition.crowns(x, y, z, soft);
    const drawn = smoothMin(teeth, dentition.gum(x, y, z) + 0.4, 2) - outside;
    const body = smoothMax(smoothMin(drawn, block(dentition, y), 3), top(x, y, z), 1.4);
    const hollow = smoothMin(dentition.crowns(x, y, z, 0.4), dentition.gum(x, y, z), 0.3) - inside;
    return smoothMax(smoothMax(body, -hollow, 0.2), (trim - above(x, y, z)) * 0.9, 0.7);
  };
}

/** Fills the hollows between the cusps, so that the top can be cut flat. */
function block({ map, arch }: Dentition, y: number): number {
  const along = Math.abs(map.along);
  const half = along > 24 ? 4.6 : 3.2 + (1.4 * along) / 24;
  return Math.max(Math.abs(map.out + 0.6) - half, biteHeight - 3.5 - y, along - arch.length + 1.5);
}
