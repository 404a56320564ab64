import { graphite } from '../../materials/plastics.ts';
import { liftedOff } from '../../shapes/opened.ts';
import { assembly, placed } from '../../shapes/placed.ts';
import type { Machine } from '../a2d.ts';
import { uprightBase } from './bases.ts';
import { carryHandle, taperedCover } from './covers.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** The plain one: a straight base, and a tapered cover with a handle that lifts off. */
export function reflex({ model, size: [width, depth, height] }: Machine): Form {
  const [deck, handle, corner] = [176, 34, 30];
  const tall = height - deck - handle;
  const share = { width: 0.8, depth: 0.8 };
  return {
    deck,
    body: assembly(
      uprightBase({ width, depth, corner, deck, shell: graphite, band: graphite }),
      placed(front({ model, width: width - 64, height: 118, ink: '#d9d6cf', glass: { width: 136, height: 86 } }), [
        0,
        92,
        depth / 2,
      ]),
    ),
    cover: placed(
      assembly(
        taperedCover({ width: width - 12, depth: depth - 12, height: tall, corner }, share),
        placed(carryHandle(128, handle + 4), [0, tall - 4, (-depth / 2) * (1 - share.depth)]),
      ),
      [0, deck, 0],
    ),
    hinge: (cover, isOpen) => liftedOff(cover, [-width - 90, -deck, -60], tall + 20, isOpen),
    rear: -depth / 2,
    lift: { guides: 1, height: tall - 24, z: -depth / 2 + 38 },
  };
}
