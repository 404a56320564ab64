import { type BufferGeometry, type Group, Path, Shape } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { anodised } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { extrude } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';

export const view: Partial<View> = { azimuth: 20, elevation: 24, lens: 14, fill: { width: 0.78, height: 0.76 } };

const hues = [
  '#f1f0eb',
  '#ece2cb',
  '#d9c39c',
  '#eab5b0',
  '#d98f8b',
  '#b56864',
  '#9fd3bd',
  '#2f8a5c',
  '#8fb9dc',
  '#34638f',
  '#e2bd3f',
  '#c8762b',
  '#8d9196',
  '#2b2b2c',
];
const [width, step, apart] = [36, 14, 13];

/** Step wedges of cured resins, one behind the other in a rail. */
export function createPart(): Group {
  const wedge = stepWedge();
  const length = apart * (hues.length - 1);
  const chips = hues.map((hue, i) =>
    placed(turned(assembly(solid(wedge, castResin(hue))), { x: -16 }), [0, 3.6, length / 2 - apart * i]),
  );
  const rail = prism({ width: width + 8, depth: length + 24, height: 7, corner: 4, edge: 1 });
  return turned(assembly(solid(rail, anodised), ...chips), { y: 52 });
}

/** A tile whose thickness falls from 4 mm at its foot to 1 mm at its top, with a hole to hang it on. */
function stepWedge(): BufferGeometry {
  const layers = [1, 2, 3, 4].map((steps) =>
    extrude(tile(step * steps, steps === 4), 1.1, 0.3, 24).translate(0, 0, 4 - steps),
  );
  return mergeGeometries(layers);
}

function tile(height: number, holed: boolean): Shape {
  const [half, corner] = [width / 2, holed ? 4 : 0.6];
  const shape = new Shape()
    .moveTo(-half, 0)
    .lineTo(half, 0)
    .lineTo(half, height - corner)
    .absarc(half - corner, height - corner, corner, 0, Math.PI / 2, false)
    .lineTo(-half + corner, height)
    .absarc(-half + corner, height - corner, corner, Math.PI / 2, Math.PI, false)
    .lineTo(-half, 0);
  if (holed) shape.holes = [new Path().absarc(0, height - 6.5, 2.6, 0, Math.PI * 2, true)];
  return shape;
}
