import { graphite, softBlack } from '../../materials/plastics.ts';
import { tippedBack } from '../../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import type { Machine } from '../a2d.ts';
import { tiltingBase } from './bases.ts';
import { profiledCover } from './covers.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** The tilting drive makes the base tall and wide at the foot; the cover is a low wedge that tips back. */
export function reflexTurbo({ model, size: [width, depth, height] }: Machine): Form {
  const [deck, corner] = [228, 30];
  const [back, end] = [-depth / 2 + 6, depth / 2 - 48];
  const lean = (Math.atan(40 / (deck - 24)) * 180) / Math.PI;
  return {
    deck,
    body: assembly(
      tiltingBase({ width, depth, corner, deck, shell: graphite, band: graphite }),
      placed(
        turned(front({ model, width: width - 92, height: 132, ink: '#d9d6cf', glass: { width: 136, height: 86 } }), {
          x: -lean,
        }),
        [0, 112, depth / 2 - (40 * 100) / (deck - 24) + 0.4],
      ),
      ...[-1, 1].map((side) =>
        solid(prism({ width: 40, depth: 20, height: 18, corner: 7, edge: 3 }), softBlack, [
          side * 96,
          height - 18,
          back + 12,
        ]),
      ),
    ),
    cover: assembly(
      profiledCover(
        [
          [back, deck + 1],
          [back, height - 6, 16],
          [back + 232, height - 6, 46],
          [end, height - 172, 60],
          [end, deck + 1],
        ],
        width - 60,
        8,
      ),
      solid(prism({ width: 118, depth: 18, height: 16, corner: 7, edge: 5 }), graphite, [0, deck + 26, end + 3]),
    ),
    hinge: (cover, isOpen) => tippedBack(cover, [height - 12, back + 10], isOpen),
    rear: -depth / 2,
    lift: { guides: 1, height: height - deck - 34, z: -depth / 2 + 40 },
  };
}
