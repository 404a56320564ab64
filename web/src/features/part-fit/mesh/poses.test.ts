import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axesOf, type Direction, directions } from './directions.ts';
import { measurePoses } from './poses.ts';
import { findSmallestRectangle } from './smallest-rectangle.ts';

/** Corners of a box. */
function cornersOf(width: number, depth: number, height: number): Float32Array {
  const corners = [0, width].flatMap((x) => [0, depth].flatMap((y) => [0, height].map((z) => [x, y, z])));
  return Float32Array.from(corners.flat());
}

const poseAlong = (corners: Float32Array, direction: Direction) =>
  measurePoses(corners)[directions.findIndex((one) => String(one) === String(direction))];

describe('directions', () => {
  it('are, with their opposites, the 26 along axes, edges and corners of a cube', () => {
    const all = directions.flatMap(([x, y, z]) => [`${[x, y, z]}`, `${[-x, -y, -z].map((value) => value + 0)}`]);
    expect(new Set(all).size).toBe(26);
    expect(all).not.toContain('0,0,0');
  });

  it('have right-angled axes of length one', () => {
    for (const direction of directions) {
      const axes = axesOf(direction);
      const products = axes.flatMap((a) => axes.map((b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
      expect(products.map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
    }
  });
});

describe('a pose', () => {
  it('has the sides of a box along its axes', () => {
    const corners = cornersOf(60, 20, 10);
    expect(poseAlong(corners, [0, 0, 1])).toEqual({ height: 10, width: 60, depth: 20 });
    expect(poseAlong(corners, [1, 0, 0])).toEqual({ height: 60, width: 20, depth: 10 });
    expect(poseAlong(corners, [0, 1, 0])).toEqual({ height: 20, width: 60, depth: 10 });
  });

  it('has height and footprint of a box on its edge and on its corner', () => {
    const edge = poseAlong(cornersOf(10, 10, 40), [1, 1, 0]);
    expect(edge?.height).toBeCloseTo(10 * Math.SQRT2, 4);
    expect([edge?.width, edge?.depth]).toEqual([expect.closeTo(40, 4), expect.closeTo(10 * Math.SQRT2, 4)]);
    expect(poseAlong(cornersOf(10, 10, 10), [1, 1, 1])?.height).toBeCloseTo(10 * Math.sqrt(3), 4);
  });
});

describe('the smallest rectangle around points', () => {
  const toArrays = (points: readonly (readonly [number, number])[]) =>
    [Float64Array.from(points, ([x]) => x), Float64Array.from(points, ([, y]) => y)] as const;

  it('is turned with them', () => {
    const rectangle = [...Array(13).keys()].flatMap((x) => [...Array(5).keys()].map((y) => [x, y] as const));
    for (const angle of [0, 0.3, 1, 2]) {
      const turned = rectangle.map(
        ([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const,
      );
      const { width, depth } = findSmallestRectangle(...toArrays(turned));
      expect([width, depth]).toEqual([expect.closeTo(12, 9), expect.closeTo(4, 9)]);
    }
  });

  it('is the smallest of those along any two points', () => {
    const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 24 }), (points) => {
        const areas = points.flatMap((start) => points.map((end) => areaAlong(points, start, end)));
        const { width, depth } = findSmallestRectangle(...toArrays(points));
        expect(width).toBeGreaterThanOrEqual(depth);
        expect(width * depth).toBeCloseTo(Math.min(...areas), 6);
      }),
    );
  });
});

type Point = readonly [number, number];

/** Of the rectangle around points with a side in the direction from one to another. */
function areaAlong(points: readonly Point[], [startX, startY]: Point, [endX, endY]: Point): number {
  const angle = Math.atan2(endY - startY, endX - startX);
  const sides = [angle, angle + Math.PI / 2].map((one) => {
    const places = points.map(([x, y]) => x * Math.cos(one) + y * Math.sin(one));
    return Math.max(...places) - Math.min(...places);
  });
  return (sides[0] ?? 0) * (sides[1] ?? 0);
}
