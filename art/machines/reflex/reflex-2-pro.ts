import { acrylic } from '../../materials/acrylic.ts';
import { aluminium } from '../../materials/metals.ts';
import { graphite, lining, softBlack } from '../../materials/plastics.ts';
import { hood } from '../../shapes/hood.ts';
import { swung } from '../../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import type { Machine } from '../a2d.ts';
import { lettering } from '../print.ts';
import { vents } from '../vents.ts';
import { plinthBase } from './bases.ts';
import type { Form } from './form.ts';
import { front } from './fronts.ts';

/** A closed cabinet: plinth and roof stand out, a curved door in between. */
export function reflex2Pro({ model, size: [width, depth, height] }: Machine): Form {
  const [deck, roof, inset, corner] = [206, 66, 20, 34];
  const body = { width: width - 2 * inset, depth: depth - 2 * inset, corner };
  const tall = height - roof - deck;
  const rear = 96;
  const [back, seam, face] = [-body.depth / 2, -body.depth / 2 + rear, body.depth / 2];
  const hinge: [number, number] = [-body.width / 2 + 4, seam];
  return {
    deck,
    body: assembly(
      plinthBase({ width, depth, corner, deck, shell: graphite, band: aluminium }, inset),
      placed(front({ model, width: body.width - 60, height: 118, ink: '#d9d6cf', glass: { width: 158, height: 92 } }), [
        0,
        124,
        face,
      ]),
      solid(prism({ ...body, depth: rear, height: tall, edge: 1 }), graphite, [0, deck, (back + seam) / 2]),
      solid(prism({ ...body, width: body.width - 40, depth: 4, height: tall, corner: 2, edge: 0.5 }), lining, [
        0,
        deck,
        seam,
      ]),
      solid(prism({ width, depth, height: roof, corner: corner + 8, edge: 9, foot: 9 }), graphite, [
        0,
        height - roof,
        0,
      ]),
      solid(prism({ ...body, height: 6, edge: 1 }), aluminium, [0, height - roof - 5, 0]),
      lettering({ text: 'HELIOGRAPH', size: 11, colour: '#d9d6cf', weight: 600, spacing: 3.6 }, [
        -body.width / 2 + 30,
        height - roof / 2,
        depth / 2,
      ]),
      placed(turned(vents(14, 11, { width: 4, height: 26 }), { y: 90 }), [width / 2, height - roof / 2, -30]),
      ...[0.1, 0.82].map((share) =>
        solid(prism({ width: 15, depth: 15, height: 44, corner: 7.4, edge: 2 }), softBlack, [
          hinge[0] - 4,
          deck + tall * share,
          seam,
        ]),
      ),
    ),
    cover: placed(
      assembly(
        acrylic(hood({ width: body.width, depth: body.depth - rear - 3, height: tall - 8, corner, thickness: 5 })),
        solid(prism({ width: 16, depth: 16, height: tall - 8, corner: 5, edge: 2 }), graphite, [
          body.width / 2 - corner - 14,
          0,
          4,
        ]),
      ),
      [0, deck + 1, face],
    ),
    hinge: (cover, isOpen) => swung(cover, hinge, isOpen),
    rear: -depth / 2 + inset,
    lift: { guides: 2, height: tall - 20, z: seam - 20 },
  };
}
