import type { Group } from 'three';
import { aluminium, blasted } from '../../materials/metals.ts';
import { blackGlass, graphite, rubber } from '../../materials/plastics.ts';
import { litScreen, type Picture } from '../../screens/lit-screen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

/** A panel of 27 inches. */
const [width, height] = [596.7, 335.7];
const bezel = 6.5;
const outer = { width: width + 2 * bezel, height: height + 2 * bezel, corner: 10 };
const clearance = 112;

/** A slim monitor that faces +z, on a neck and a flat foot of aluminium. */
export function monitor(picture: Picture): Group {
  const panel = assembly(
    solid(plate(outer, 9, [], 1.6), aluminium, [0, 0, -10]),
    solid(
      plate({ ...outer, width: outer.width - 2.4, height: outer.height - 2.4, corner: 9 }, 1.2, [], 0.3),
      blackGlass,
      [0, 0, -1.2],
    ),
    placed(litScreen(picture, width, 2), [0, 0, 0.1]),
    solid(plate({ width: 250, height: 190, corner: 40 }, 22, [], 8), blasted, [0, -20, -31]),
  );
  return assembly(
    solid(prism({ width: 236, depth: 186, height: 6.5, corner: 16, edge: 1.8, foot: 0.6 }), blasted, [0, 1, -34]),
    solid(prism({ width: 220, depth: 170, height: 1.2, corner: 14, edge: 0.3 }), rubber, [0, 0, -34]),
    placed(
      turned(solid(prism({ width: 62, depth: 13, height: 300, corner: 6, edge: 2 }), blasted), { x: 5 }),
      [0, 5, -66],
    ),
    solid(prism({ width: 34, depth: 16, height: 34, corner: 8, edge: 3 }), graphite, [0, clearance + 130, -46]),
    placed(turned(panel, { x: -3 }), [0, clearance + outer.height / 2, 0]),
  );
}
