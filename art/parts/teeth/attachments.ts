import type { Field } from '../../shapes/field.ts';
import type { Arch, Placed } from './arch.ts';

const sites = [2, 3, 4, 5];

/** Small bevelled bars of composite on the cheek side of canines, premolars and first molars. */
export function attachments({ teeth }: Arch): Field {
  const bars = teeth.filter(({ number, side }) => sites.includes(number) && !(number === 4 && side < 0)).map(bar);
  return (x, y, z) => bars.reduce((nearest, each) => Math.min(nearest, each(x, y, z)), 30);
}

function bar({ tooth, neck, axes, number }: Placed): Field {
  const { anatomy } = tooth;
  const upright = number % 2 === 0;
  const [wide, high] = upright ? [0.75, 1.5] : [1.5, 0.75];
  const rise = anatomy.height * 0.5;
  const out = ((anatomy.buccal[2] ?? 1) * anatomy.depth) / 2;
  return (x, y, z) => {
    const from = [x - (neck[0] ?? 0), y - (neck[1] ?? 0), z - (neck[2] ?? 0)];
    const along = (axis: number[] = []) => from.reduce((sum, value, i) => sum + value * (axis[i] ?? 0), 0);
    const [u, v, w] = [along(axes[0]), along(axes[1]) - out, along(axes[2]) - rise];
    const [dx, dy, dz] = [
      Math.max(0, Math.abs(u) - wide),
      Math.max(0, Math.abs(v) - 0.75 + w * 0.2),
      Math.max(0, Math.abs(w) - high),
    ];
    return Math.hypot(dx, dy, dz) - 0.3;
  };
}
