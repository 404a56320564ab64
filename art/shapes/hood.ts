import { type BufferGeometry, Shape } from 'three';
import { extrude } from './plate.ts';

export type HoodSize = { width: number; depth: number; height: number; corner: number; thickness: number };

/** A sheet bent around the front and both sides, open at the back (z = −depth), standing on y = 0, its front at z = 0. */
export function hood({ width, depth, height, corner, thickness }: HoodSize): BufferGeometry {
  const half = width / 2;
  const shape = new Shape();
  bend(shape, half, depth, corner, false);
  bend(shape, half - thickness, depth, Math.max(0.5, corner - thickness), true);
  shape.closePath();
  return extrude(shape, height, 0.5, 24).rotateX(-Math.PI / 2);

  /** Drawn with y pointing to the back. */
  function bend(path: Shape, side: number, back: number, r: number, inner: boolean) {
    const front = inner ? thickness : 0;
    if (inner) {
      path.lineTo(side, back);
      path.lineTo(side, front + r);
      path.absarc(side - r, front + r, r, 0, -Math.PI / 2, true);
      path.lineTo(-side + r, front);
      path.absarc(-side + r, front + r, r, -Math.PI / 2, -Math.PI, true);
      path.lineTo(-side, back);
      return;
    }
    path.moveTo(-side, back);
    path.lineTo(-side, front + r);
    path.absarc(-side + r, front + r, r, Math.PI, Math.PI * 1.5, false);
    path.lineTo(side - r, front);
    path.absarc(side - r, front + r, r, -Math.PI / 2, 0, false);
    path.lineTo(side, back);
  }
}
