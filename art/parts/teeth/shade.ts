import { type BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { castResin } from '../../materials/resins.ts';
import { smoothStep } from '../../shapes/field.ts';

/** Layered tooth colour; the geometry brings its shades. */
export const ceramic = Object.assign(castResin('#ffffff'), {
  vertexColors: true,
  roughness: 0.3,
  clearcoat: 0.55,
  clearcoatRoughness: 0.16,
});

const [neck, body, edge] = [new Color('#d8bf94'), new Color('#eadcbc'), new Color('#efe9da')];

/** Warm at the neck, paler and cooler towards the tip. */
export function shaded(geometry: BufferGeometry, from: number, to: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  const colours = new Float32Array(position.count * 3);
  const colour = new Color();
  for (let i = 0; i < position.count; i++) {
    const rise = (position.getY(i) - from) / (to - from);
    colour.lerpColors(neck, body, smoothStep(0, 0.45, rise)).lerp(edge, smoothStep(0.6, 1, rise));
    colour.toArray(colours, i * 3);
  }
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
}
