import { MeshBasicMaterial, PlaneGeometry } from 'three';
import { createCanvas, write } from '../../materials/canvas.ts';
import { assembly, solid, turned } from '../../shapes/placed.ts';

/** A bar of the given length in millimetres with its label, in the plane that faces a camera at these angles. */
export function scaleBar(
  length: number,
  label: string,
  { azimuth, elevation }: { azimuth: number; elevation: number },
  color = '#17181a',
) {
  const [width, height] = [length * 1.2, length * 0.5];
  const map = createCanvas(width, height, 320 / length, (pen) => {
    pen.fillStyle = color;
    const [left, low, thin] = [length * 0.1, height * 0.86, length * 0.024];
    pen.fillRect(left, low - thin, length, thin);
    for (const x of [left, left + length - thin]) pen.fillRect(x, low - length * 0.1, thin, length * 0.1);
    // Browsers round the advance of letters of less than a pixel.
    pen.scale(0.01, 0.01);
    write(pen, label, [100 * left, 100 * (low - length * 0.15)], length * 24, 600);
  });
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthTest: false,
    userData: { castShadow: false, receiveShadow: false },
  });
  const bar = solid(new PlaneGeometry(width, height), material);
  bar.renderOrder = 9;
  return turned(assembly(turned(assembly(bar), { x: -elevation })), { y: azimuth });
}
