import type { Group } from 'three';
import { stone } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { createRandom } from '../studio/random.ts';
import { dentalArch } from './dental-arch.ts';

/** A shallow heap of models behind a window, standing on y = 0 in front of a dark wall at z = 0. */
export function modelBin(width: number, height: number, resin = '#e8e6df', layers = 2, pitch = 32): Group {
  const random = createRandom(7);
  const material = castResin(resin);
  const columns = Math.max(2, Math.floor(width / 58));
  const heap = Array.from({ length: columns * layers }, (_, i) => {
    const lean = { x: random() * 40 - 10, y: random() * 360, z: random() * 50 - 25 };
    const x = (((i % columns) + 0.5) / columns - 0.5) * width + (random() - 0.5) * 10;
    return placed(turned(assembly(dentalArch(material)), lean), [
      x,
      12 + Math.floor(i / columns) * pitch + random() * 8,
      4,
    ]);
  });
  return assembly(solid(plate({ width, height, corner: 6 }, 1, [], 0.1), stone, [0, height / 2, 0]), ...heap);
}
