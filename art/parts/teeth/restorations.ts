import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Anatomy } from './anatomy.ts';
import { lower } from './lower-jaw.ts';
import { createTooth, type Tooth } from './tooth.ts';

export function toothOf(jaw: Anatomy[], number: number): Tooth {
  const anatomy = jaw[number];
  if (!anatomy) throw new Error('There is no such tooth.');
  return createTooth(anatomy);
}

/** A crown, hollow below, its chewing face up and its cheek side to the viewer. */
export function crownField({ crown, core }: Tooth): Field {
  return (x, y, z) => smoothMax(smoothMax(crown(x, z, y), -core(x, z, y), 0.12), 0.3 - y, 0.25);
}

/** The tooth in between rests on the gum with a rounded foot. */
function ponticField({ crown, anatomy }: Tooth): Field {
  return (x, y, z) =>
    smoothMax(crown(x, z, y), 1.6 - y - 0.9 * (1 - ((2 * x) / anatomy.width) ** 2) + 0.05 * z * z, 1.6);
}

/** Second premolar to second molar of the lower jaw, joined at their contacts. */
export function bridgeField(): Field {
  const [premolar, pontic, molar] = [toothOf(lower, 4), toothOf(lower, 5), toothOf(lower, 6)];
  const left = -(pontic.anatomy.width + premolar.anatomy.width) * 0.487;
  const right = (pontic.anatomy.width + molar.anatomy.width) * 0.487;
  const [first, second, third] = [crownField(premolar), ponticField(pontic), crownField(molar)];
  const joints: [number, number][] = [
    [-pontic.anatomy.width * 0.49, 4.5],
    [pontic.anatomy.width * 0.49, 4.2],
  ];
  return (x, y, z) => {
    const teeth = Math.min(first(x - left, y, z), second(x, y, z), third(x - right, y, z));
    return joints.reduce((body, [at, height]) => smoothMin(body, joint(x - at, y - height, z), 0.9), teeth);
  };
}

function joint(x: number, y: number, z: number): number {
  const round = Math.hypot(y / 1.5, z / 1.9) - 1;
  return Math.max(round * 1.5, Math.abs(x) - 1.1);
}
