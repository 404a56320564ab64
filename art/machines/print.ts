import { type Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { createCanvas, typeface } from '../materials/canvas.ts';
import { type Place, solid } from '../shapes/placed.ts';

export type Lettering = { text: string; size: number; colour: string; weight?: number; spacing?: number };

/** Words printed on a front (facing +z), starting at the given place, the middle of the line at its height. */
export function lettering({ text, size, colour, weight = 500, spacing = 0 }: Lettering, [x, y, z]: Place): Mesh {
  const width = text.length * (size * 0.8 + spacing) + size;
  const height = size * 1.8;
  const map = createCanvas(width, height, 8, (pen) => {
    pen.font = `${weight} ${size}px ${typeface}`;
    pen.letterSpacing = `${spacing}px`;
    pen.textBaseline = 'middle';
    pen.fillStyle = colour;
    pen.fillText(text, 0, height / 2);
  });
  const material = new MeshPhysicalMaterial({
    map,
    transparent: true,
    roughness: 0.5,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    userData: { castShadow: false },
  });
  return solid(new PlaneGeometry(width, height), material, [x + width / 2, y, z + 0.15]);
}
