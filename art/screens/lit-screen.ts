import { type BufferGeometry, type Mesh, Shape, ShapeGeometry, Vector2 } from 'three';
import { createCanvas, type Draw } from '../materials/canvas.ts';
import { selfLit } from '../materials/self-lit.ts';
import { solid } from '../shapes/placed.ts';
import { roundedOutline } from '../shapes/prism.ts';

/** What a screen shows: how large it is drawn, and the pixels for each of its units. */
export type Picture = { size: { width: number; height: number }; pixels: number; draw: Draw };

/** A lit screen of the given width and radius of corners in millimetres, in the xy plane around the origin. */
export function litScreen({ size, pixels, draw }: Picture, width: number, corner: number): Mesh {
  const map = createCanvas(size.width, size.height, pixels, draw);
  map.anisotropy = 16;
  return solid(roundedFace(width, (width * size.height) / size.width, corner), selfLit(map));
}

/** A flat face on which the whole picture lies. */
function roundedFace(width: number, height: number, corner: number): BufferGeometry {
  const shape = new Shape(roundedOutline(width, height, corner, 14).map(({ x, z }) => new Vector2(x, z)));
  const face = new ShapeGeometry(shape);
  const at = face.getAttribute('position');
  const uv = face.getAttribute('uv');
  for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / width + 0.5, at.getY(i) / height + 0.5);
  return face;
}
