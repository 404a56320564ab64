import { blasted, brightSteel } from '../../materials/metals.ts';
import { graphite, softBlack } from '../../materials/plastics.ts';
import { swung } from '../../shapes/opened.ts';
import { assembly, placed, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import type { Machine } from '../a2d.ts';
import { uprightBase } from './bases.ts';
import { profiledCover } from './covers.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** Both guides are fixed to a tower behind the cover, which rises above it. */
export function reflexRs({ model, size: [width, depth, height] }: Machine): Form {
  const [deck, corner, rise] = [186, 10, 62];
  const tower = { width: width - 44, depth: 70, height: height - deck };
  const [back, end, top] = [-depth / 2 + tower.depth + 3, depth / 2 - 6, height - rise];
  const hinge: [number, number] = [-width / 2 + 8, back];
  return {
    deck,
    body: assembly(
      uprightBase({ width, depth, corner, deck, shell: graphite, band: blasted }),
      placed(front({ model, width: width - 52, height: 124, ink: '#d9d6cf', glass: { width: 136, height: 86 } }), [
        0,
        98,
        depth / 2,
      ]),
      solid(prism({ ...tower, corner: 8, edge: 5, foot: 0.5 }), graphite, [0, deck, (tower.depth - depth) / 2]),
      solid(prism({ ...tower, width: tower.width - 60, height: 7, corner: 6, edge: 2 }), blasted, [
        0,
        height - 7,
        (tower.depth - depth) / 2,
      ]),
      ...[0.16, 0.84].map((share) =>
        solid(prism({ width: 16, depth: 22, height: 44, corner: 7, edge: 2 }), softBlack, [
          hinge[0],
          deck + (top - deck) * share - 22,
          back - 8,
        ]),
      ),
    ),
    cover: assembly(
      profiledCover(
        [
          [back, deck + 1],
          [back, top, 8],
          [end - 118, top, 26],
          [end, top - 128, 40],
          [end, deck + 1],
        ],
        width - 12,
      ),
      solid(prism({ width: 96, depth: 16, height: 14, corner: 6, edge: 4 }), brightSteel, [0, deck + 40, end + 3]),
    ),
    hinge: (cover, isOpen) => swung(cover, hinge, isOpen),
    rear: -depth / 2,
    lift: { guides: 2, height: top - deck - 22, z: back - 25 },
  };
}
