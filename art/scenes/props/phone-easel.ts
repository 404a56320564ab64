import type { Group } from 'three';
import { rubber, warmWhite } from '../../materials/plastics.ts';
import type { Picture } from '../../screens/lit-screen.ts';
import { assembly, type Place, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import { phone } from './phone.ts';

/** How far the phone leans back, in degrees, and the height of its foot. */
const lean = 36;
const foot = 9;
/** Of the lens, along the back of the phone. */
const reach = 142;

/** Where the lens of a phone on the easel is, and where it looks. */
export const lensOnEasel: { at: Place; ahead: Place } = {
  at: [0, foot + reach * cosine(lean), -reach * cosine(90 - lean) - 8],
  ahead: [0, -cosine(90 - lean), -cosine(lean)],
};

/** A phone on a low easel: its screen faces +z, the lens in its back looks down to z-. */
export function phoneOnEasel(picture: Picture): Group {
  const rest = plate({ width: 58, height: 92, corner: 10 }, 5, [], 1);
  return assembly(
    solid(prism({ width: 92, depth: 126, height: 6, corner: 16, edge: 1.6, foot: 0.6 }), warmWhite, [0, 0, -48]),
    solid(prism({ width: 92, depth: 9, height: 19, corner: 4, edge: 2 }), warmWhite, [0, 0, 9]),
    placed(turned(assembly(phone(picture), solid(rest, warmWhite, [0, 46, -13.4])), { x: -lean }), [0, foot, 0]),
    placed(
      turned(solid(prism({ width: 44, depth: 6, height: 84, corner: 2.6, edge: 1 }), warmWhite), { x: 25 }),
      [0, 4, -101],
    ),
    solid(prism({ width: 70, depth: 2, height: 3, corner: 0.8, edge: 0.3 }), rubber, [0, 6, 3.4]),
  );
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
