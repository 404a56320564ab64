import { graphite, warmWhite } from '../../materials/plastics.ts';
import { tippedBack } from '../../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { type Corner, sideProfile } from '../../shapes/side-profile.ts';
import type { Machine } from '../a2d.ts';
import { deskBase } from './bases.ts';
import { profiledCover } from './covers.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** A low white base with a leaning display, and a tall hood with a round top. */
export function reflex2({ model, size: [width, depth, height] }: Machine): Form {
  const deck = 172;
  const slope = { y: 58, z: depth / 2 - 60 };
  const [back, seam, end] = [-depth / 2, -depth / 2 + 52, slope.z - 6];
  const shell: Corner[] = [
    [back, deck],
    [back, height, 24],
    [seam, height, 1],
    [seam, deck],
  ];
  const run = [deck - 12 - slope.y, depth / 2 - slope.z];
  const lean = (Math.atan2(run[1] ?? 0, run[0] ?? 0) * 180) / Math.PI;
  return {
    deck,
    body: assembly(
      deskBase({ width, depth, corner: 30, deck, shell: warmWhite, band: graphite }, slope),
      placed(
        turned(front({ model, width: width - 60, height: 104, ink: '#3f4045', glass: { width: 158, height: 92 } }), {
          x: -lean,
        }),
        [0, (deck - 12 + slope.y) / 2, (depth / 2 + slope.z) / 2 + 0.6],
      ),
      solid(sideProfile(shell, width - 34, 10), warmWhite),
    ),
    cover: assembly(
      profiledCover(
        [
          [seam + 2, deck + 1],
          [seam + 2, height, 1],
          [end, height, 150],
          [end, deck + 1],
        ],
        width - 34,
        10,
      ),
      solid(prism({ width: 110, depth: 18, height: 15, corner: 7, edge: 5 }), graphite, [0, deck + 22, end + 3]),
    ),
    hinge: (cover, isOpen) => tippedBack(cover, [height - 8, seam], isOpen),
    rear: -depth / 2,
    lift: { guides: 1, height: height - deck - 30, z: seam - 20 },
  };
}
