import { CylinderGeometry, type Group, type Material } from 'three';
import { aluminium } from '../../materials/metals.ts';
import { graphite, softBlack } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { type Corner, sideProfile } from '../../shapes/side-profile.ts';
import { tapered } from '../../shapes/taper.ts';
import { feet } from '../feet.ts';
import { type Plan, pedestal, seam } from '../pedestal.ts';

type Base = Plan & { deck: number; shell: Material; band: Material };

/** Upright walls and a band under the cover. */
export function uprightBase({ deck, shell, band, ...plan }: Base): Group {
  const { width, depth, corner } = plan;
  return assembly(
    pedestal({ ...plan, height: deck, shell, kick: 12 }),
    solid(prism({ width: width + 1, depth: depth + 1, height: 9, corner: corner + 0.5, edge: 1.6 }), band, [
      0,
      deck - 11,
      0,
    ]),
  );
}

/** Wide at the foot: under the deck is the drive of the tilting tray, with its pivots in both sides. */
export function tiltingBase({ width, depth, corner, deck, shell, band }: Base): Group {
  const share = { width: (width - 48) / width, depth: (depth - 40) / depth };
  const skirt = tapered(prism({ width: width - 4, depth, height: deck - 24, corner, edge: 10, foot: 3 }), {
    height: deck - 24,
    ...share,
    fixed: -depth / 2,
  });
  const top = { width: (width - 4) * share.width, depth: depth * share.depth, corner: corner * share.width };
  const back = (top.depth - depth) / 2;
  return assembly(
    feet(width - 30, depth - 30),
    solid(skirt, shell, [0, 12, 0]),
    placed(seam(top, deck - 16), [0, 0, back]),
    solid(prism({ ...top, height: 11, edge: 1.6 }), graphite, [0, deck - 11, back]),
    solid(prism({ ...top, width: top.width + 1, depth: top.depth + 1, height: 6, edge: 1.4 }), band, [
      0,
      deck - 8,
      back,
    ]),
    ...[-1, 1].map((side) =>
      placed(turned(assembly(pivot(width / 2 - (top.width / 2 + 2))), { y: side * 90 }), [
        side * (top.width / 2 - 4),
        deck - 66,
        -depth / 2 + 92,
      ]),
    ),
  );
}

/** A round bearing that looks to the front. */
function pivot(proud: number): Group {
  const body = new CylinderGeometry(34, 36, proud + 6, 64).rotateX(Math.PI / 2);
  return assembly(
    solid(body, graphite, [0, 0, (proud + 6) / 2]),
    solid(new CylinderGeometry(20, 20, 4, 48).rotateX(Math.PI / 2), aluminium, [0, 0, proud + 4]),
    solid(new CylinderGeometry(6, 6, 5, 6).rotateX(Math.PI / 2), softBlack, [0, 0, proud + 4.2]),
  );
}

/** A low base whose front leans back like a desk, for a display that is read from above. */
export function deskBase({ width, depth, deck, shell, band }: Base, slope: { y: number; z: number }): Group {
  const [back, front] = [-depth / 2, depth / 2];
  const outline: Corner[] = [
    [back, 24, 8],
    [back, deck - 12, 4],
    [slope.z, deck - 12, 14],
    [front, slope.y, 16],
    [front, 24, 8],
  ];
  return assembly(
    feet(width - 20, depth - 20),
    solid(prism({ width: width - 20, depth: depth - 20, height: 14, corner: 12, edge: 1 }), softBlack, [0, 12, 0]),
    solid(sideProfile(outline, width, 12), shell),
    solid(prism({ width: width - 4, depth: slope.z - back - 8, height: 12, corner: 16, edge: 2 }), band, [
      0,
      deck - 12,
      (slope.z + back) / 2,
    ]),
  );
}

/** A plinth that stands out all around. */
export function plinthBase({ width, depth, corner, deck, shell, band }: Base, inset: number): Group {
  const body = { width: width - 2 * inset, depth: depth - 2 * inset, corner };
  return assembly(
    feet(width - 30, depth - 30),
    solid(prism({ width, depth, height: 40, corner: corner + 8, edge: 7, foot: 3 }), graphite, [0, 12, 0]),
    solid(prism({ ...body, height: deck - 68, edge: 4, foot: 0.5 }), shell, [0, 50, 0]),
    seam(body, deck - 18),
    solid(prism({ ...body, height: 11, edge: 1.6 }), band, [0, deck - 11, 0]),
  );
}
