import { blasted } from '../../materials/metals.ts';
import { graphite } from '../../materials/plastics.ts';
import { tippedBack } from '../../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import type { Machine } from '../a2d.ts';
import { tiltingBase } from './bases.ts';
import { profiledCover } from './covers.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** A closed frame takes up the movements of the tray: two posts and a beam around the cover. */
export function reflexRsTurbo({ model, size: [width, depth, height] }: Machine): Form {
  const [deck, corner, beam] = [226, 12, 40];
  const frame = { depth: 116, z: -depth / 2 + 96 };
  const [back, end, top] = [-depth / 2 + 6, depth / 2 - 48, height - beam - 4];
  const lean = (Math.atan(40 / (deck - 24)) * 180) / Math.PI;
  const post = prism({ width: 26, depth: frame.depth, height: height - deck + 40, corner: 5, edge: 3 });
  return {
    deck,
    body: assembly(
      tiltingBase({ width, depth, corner, deck, shell: graphite, band: blasted }),
      placed(
        turned(front({ model, width: width - 88, height: 132, ink: '#d9d6cf', glass: { width: 136, height: 86 } }), {
          x: -lean,
        }),
        [0, 112, depth / 2 - (40 * 100) / (deck - 24) + 0.4],
      ),
      ...[-1, 1].map((side) => solid(post, blasted, [side * (width / 2 - 14), deck - 40, frame.z])),
      solid(prism({ width, depth: frame.depth, height: beam, corner: 6, edge: 3 }), blasted, [
        0,
        height - beam,
        frame.z,
      ]),
    ),
    cover: assembly(
      profiledCover(
        [
          [back, deck + 1],
          [back, top, 12],
          [end, top, 30],
          [end, deck + 1],
        ],
        width - 62,
        5,
      ),
      solid(prism({ width: 118, depth: 18, height: 16, corner: 7, edge: 5 }), graphite, [0, deck + 26, end + 3]),
    ),
    hinge: (cover, isOpen) => tippedBack(cover, [deck + 10, back + 10], isOpen),
    rear: -depth / 2,
    lift: { guides: 2, height: top - deck - 24, z: -depth / 2 + 40 },
  };
}
