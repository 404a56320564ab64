import type { Group } from 'three';
import { lettering } from '../../machines/print.ts';
import { graphite, stone, warmWhite } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { archModel } from '../../parts/arch-aligner.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import { createRandom } from '../../studio/random.ts';

const [width, depth, height] = [226, 160, 66];
const wall = 5;

/** The open bin of the automation unit, full of models that were printed one job after the other. */
export function partBin(resin: string): Group {
  const walls = plate({ width, height: depth, corner: 16 }, height, [
    { x: 0, y: 0, width: width - 2 * wall, height: depth - 2 * wall, corner: 12 },
  ]);
  const brand = { text: 'HiVE', size: 15, colour: '#3f4045', weight: 580, spacing: 0.8 };
  return assembly(
    solid(walls.rotateX(-Math.PI / 2), warmWhite),
    solid(prism({ width: width - 4, depth: depth - 4, height: 5, corner: 13, edge: 1 }), stone),
    solid(plate({ width: 60, height: 11, corner: 5.5 }, 5, [], 1.6), graphite, [
      width / 2 - 48,
      height - 18,
      depth / 2,
    ]),
    lettering(brand, [-width / 2 + 18, height - 18, depth / 2]),
    ...heap(resin),
  );
}

function heap(resin: string): Group[] {
  const random = createRandom(23);
  const [model, material] = [archModel(0.9), castResin(resin)];
  return Array.from({ length: 18 }, (_, i) => {
    const [column, row, layer] = [i % 3, Math.floor(i / 3) % 2, Math.floor(i / 6)];
    const lean = { x: random() * 50 - 18, y: random() * 360, z: random() * 44 - 22 };
    return placed(turned(assembly(solid(model, material)), lean), [
      (column - 1) * 60 + (random() - 0.5) * 10,
      10 + layer * 22 + random() * 6,
      (row - 0.5) * 58 + (random() - 0.5) * 8,
    ]);
  });
}
