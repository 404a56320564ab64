import { type BufferGeometry, Float32BufferAttribute, type Group, Mesh, MeshPhysicalMaterial } from 'three';
import type { Field } from '../shapes/field.ts';
import { clearSheet } from './clear-sheet.ts';

/** Milky soft resin, for a geometry that `withDepth` has been asked about: clear where it is thin. */
export function softResin(geometry: BufferGeometry): Group {
  const body = clearSheet(geometry, { tint: '#f4f1e7', edge: 0.5, shadow: '#d8d3c4' });
  const haze = new Mesh(geometry, milk);
  haze.renderOrder = 2.5;
  return body.add(haze);
}

const milk = new MeshPhysicalMaterial({
  color: '#e2dccb',
  vertexColors: true,
  roughness: 0.5,
  specularIntensity: 0,
  transparent: true,
  depthWrite: false,
  userData: { castShadow: false },
});

/** Lengths in mm: after `cloudiness`, about two thirds of the light are scattered; `skin` counts as depth everywhere. */
type Haze = { cloudiness: number; step: number; deepest: number; skin: number };
const milky: Haze = { cloudiness: 11, step: 0.5, deepest: 9, skin: 0 };

/** Alpha from the way straight inwards until the body ends. */
export function withDepth(geometry: BufferGeometry, field: Field, haze: Haze = milky): BufferGeometry {
  const { cloudiness, step, deepest, skin } = haze;
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const colours = new Float32Array(position.count * 4).fill(1);
  for (let i = 0; i < position.count; i++) {
    const at = (depth: number) =>
      field(
        position.getX(i) - normal.getX(i) * depth,
        position.getY(i) - normal.getY(i) * depth,
        position.getZ(i) - normal.getZ(i) * depth,
      );
    let depth = step;
    while (depth < deepest && at(depth) < 0) depth += step;
    colours[i * 4 + 3] = 1 - Math.exp(-(depth + skin) / cloudiness);
  }
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
}
