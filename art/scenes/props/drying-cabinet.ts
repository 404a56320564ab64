import { Color, type Group } from 'three';
import { cabinet } from '../../machines/cabinet.ts';
import { feet } from '../../machines/feet.ts';
import { blackGlass, graphite, stone } from '../../materials/plastics.ts';
import { assembly, placed, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const [width, depth, height] = [300, 350, 440];
const panel = 96;

/** A lab incubator with a fan, of no maker. */
export function dryingCabinet(): Group {
  return assembly(
    feet(width - 30, depth - 30),
    placed(
      cabinet({
        ...{ width, depth, height: height - panel - 14, shell: stone, front: stone, room: 260 },
        window: { x: 0, y: (height - panel) / 2, width: 196, height: 220, corner: 10 },
        tint: new Color('#c9ced1'),
      }),
      [0, 14, 0],
    ),
    solid(prism({ width, depth, height: panel, corner: 18, edge: 4 }), graphite, [0, height - panel, 0]),
    solid(prism({ width: 110, depth: 4, height: 44, corner: 2, edge: 1 }), blackGlass, [
      0,
      height - panel + 26,
      depth / 2 - 1,
    ]),
  );
}
