import type { BufferGeometry } from 'three';
import { loft, type OutlinePoint, type Ring } from './loft.ts';

export type PrismSize = {
  width: number;
  depth: number;
  height: number;
  /** Radius of the upright edges. */
  corner: number;
  /** Radius of the edges around the top and, unless `foot` says otherwise, the bottom. */
  edge: number;
  foot?: number;
};

/** A block with soft upright edges and rounded rims, standing on y = 0. */
export function prism({ width, depth, height, corner, edge, foot = edge }: PrismSize): BufferGeometry {
  const outline = roundedOutline(width, depth, Math.max(corner, edge, foot, 0.2));
  const bottom = quarter(foot).map(([across, along]) => ring(foot - across, foot - along, foot, -1));
  const top = quarter(edge).map(([across, along]) => ring(edge - across, height - edge + along, edge, 1));
  return loft(outline, [...bottom.reverse(), ...top]);

  function ring(inset: number, y: number, radius: number, up: number): Ring {
    const out = 1 - inset / radius;
    return { inset, y, out, up: up * Math.sqrt(Math.max(0, 1 - out * out)) };
  }
}

function quarter(radius: number): [number, number][] {
  const steps = fineness(radius) - 1;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * (Math.PI / 2);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Small radii are seen small: a few facets are enough. */
function fineness(radius: number): number {
  if (radius < 1.5) return 3;
  return radius < 5 ? 4 : 7;
}

/** Clockwise seen from below, so that the faces of `loft` look outwards. */
export function roundedOutline(
  width: number,
  depth: number,
  corner: number,
  steps = fineness(corner) * 2,
): OutlinePoint[] {
  const [x, z] = [width / 2 - corner, depth / 2 - corner];
  const centres: [number, number][] = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ];
  return centres.flatMap(([cx, cz], side) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (side + i / steps) * (Math.PI / 2);
      const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
      return { x: cx + nx * corner, z: cz + nz * corner, nx, nz };
    }),
  );
}
