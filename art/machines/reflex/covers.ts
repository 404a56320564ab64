import type { BufferGeometry, Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { acrylic } from '../../materials/acrylic.ts';
import { graphite } from '../../materials/plastics.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { type Corner, insetCorners, sideProfile } from '../../shapes/side-profile.ts';
import { type Taper, tapered } from '../../shapes/taper.ts';

const wall = 5;

type Box = { width: number; depth: number; height: number; corner: number };

/** A box with rounded rims that narrows towards its top and stays upright at the back. */
export function taperedCover({ width, depth, height, corner }: Box, share: { width: number; depth: number }): Group {
  const taper: Taper = { ...share, height, fixed: -depth / 2 };
  const outer = prism({ width, depth, height, corner, edge: 18, foot: 0.8 });
  const inner = prism({
    width: width - 2 * wall,
    depth: depth - 2 * wall,
    corner: corner - wall,
    height: height - wall,
    edge: 14,
    foot: 0.8,
  });
  return acrylic(mergeGeometries([tapered(outer, taper), tapered(inner, taper)]));
}

/** A cover with the given outline in the side view. */
export function profiledCover(corners: Corner[], width: number, bevel = 4): Group {
  return acrylic(mergeGeometries([sideProfile(corners, width, bevel), hollow(corners, width, bevel)]));
}

/** Open at the foot. */
function hollow(corners: Corner[], width: number, bevel: number): BufferGeometry {
  const foot = Math.min(...corners.map(([, y]) => y));
  const inside = insetCorners(corners, wall).map(([z, y, round]): Corner => [z, y < foot + 2 * wall ? foot : y, round]);
  return sideProfile(inside, width - 2 * wall, bevel);
}

/** A handle over the top of a cover, standing on y = 0. */
export function carryHandle(width: number, height: number): Group {
  const bar = prism({ width, depth: 26, height: 12, corner: 12, edge: 5 });
  const post = prism({ width: 18, depth: 18, height: height - 4, corner: 8, edge: 1 });
  return assembly(
    solid(bar, graphite, [0, height - 12, 0]),
    ...[-1, 1].map((side) => solid(post, graphite, [side * (width / 2 - 16), 0, 0])),
  );
}
