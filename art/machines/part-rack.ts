import type { Group } from 'three';
import { blasted } from '../materials/metals.ts';
import { graphite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { dentalArch } from './dental-arch.ts';

/** Shelves with finished models on them. */
export function partRack(shelves: number, resin: string, pitch = 104): Group {
  const [width, depth] = [168, 150];
  const shelf = plate({ width, height: depth, corner: 6 }, 5, [], 0.6).rotateX(-Math.PI / 2);
  const post = prism({ width: 12, depth: 12, height: shelves * pitch, corner: 2, edge: 0.8 });
  const material = castResin(resin);
  return assembly(
    ...[-1, 1].map((side) => solid(post, graphite, [side * (width / 2 + 4), 0, -depth / 2 + 16])),
    ...Array.from({ length: shelves }, (_, level) =>
      assembly(
        solid(shelf, blasted, [0, 14 + level * pitch, 0]),
        ...[-40, 40].map((x) => placed(dentalArch(material), [x, 19 + level * pitch, 8])),
      ),
    ),
  );
}
