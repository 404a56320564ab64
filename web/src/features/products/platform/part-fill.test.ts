import { describe, expect, it } from 'vitest';
import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { printers } from '../../../../../legacy/content/products/printers.ts';
import { GAP } from './packing.ts';
import { fillOf } from './part-fill.ts';

/** Outlines are traced to 0.2 mm. */
const TRACE = 0.2;

const parts = Object.keys(partOutlines) as PartName[];

describe('the parts on a platform', () => {
  const platforms = printers.flatMap(({ urlName, buildVolume }) => (buildVolume ? [{ urlName, buildVolume }] : []));

  it.each(platforms)('lie inside the build area of the $urlName', ({ buildVolume }) => {
    for (const part of parts) {
      const fill = fillOf(buildVolume, part);
      if (!fill) continue;
      const [left, front] = [fill.x + GAP / 2, fill.y + GAP / 2];
      const [right, back] = [fill.x + fill.width - GAP / 2, fill.y + fill.depth - GAP / 2];
      expect(Math.min(left, front), part).toBeGreaterThanOrEqual(-1e-9);
      expect(right, part).toBeLessThanOrEqual(buildVolume.width + 1e-9);
      expect(back, part).toBeLessThanOrEqual(buildVolume.depth + 1e-9);
    }
  });

  it.each(platforms)('are in the middle of the $urlName', ({ buildVolume }) => {
    for (const part of parts) {
      const fill = fillOf(buildVolume, part);
      if (!fill) continue;
      expect(2 * fill.x + fill.width).toBeCloseTo(buildVolume.width);
      expect(2 * fill.y + fill.depth).toBeCloseTo(buildVolume.depth);
    }
  });

  it('fill a platform without room at its edges', () => {
    const platform = { width: 2 * partOutlines.ring.width + GAP, depth: partOutlines.ring.depth, height: 50 };
    expect(fillOf(platform, 'ring')).toMatchObject({ x: -GAP / 2, y: -GAP / 2, isTurned: false });
  });
});

it.each(parts)('the outline of a %s lies inside its box', (part) => {
  const { width, depth, path } = partOutlines[part];
  const [xs, ys] = [0, 1].map((axis) =>
    Array.from(path.matchAll(/-?[\d.]+/g), Number).filter((_, at) => at % 2 === axis),
  );
  expect(Math.min(...(xs ?? []), ...(ys ?? []))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...(xs ?? []))).toBeLessThanOrEqual(width + TRACE + 1e-9);
  expect(Math.max(...(ys ?? []))).toBeLessThanOrEqual(depth + TRACE + 1e-9);
});
