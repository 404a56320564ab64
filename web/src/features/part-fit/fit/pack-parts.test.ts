import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, type Placement, packParts } from './pack-parts.ts';

type Box = { left: number; right: number; front: number; back: number };

const NONE = { gap: 0, edge: 0 };

function toBox({ x, y, angle }: Placement, part: Area): Box {
  const [width, depth] = angle === 90 ? [part.depth, part.width] : [part.width, part.depth];
  return { left: x - width / 2, right: x + width / 2, front: y - depth / 2, back: y + depth / 2 };
}

/** The closest distance of two boxes in either direction; negative if they overlap. */
function distanceBetween(a: Box, b: Box): number {
  return Math.max(b.left - a.right, a.left - b.right, b.front - a.back, a.front - b.back);
}

function expectValid(platform: Area, part: Area, placements: readonly Placement[], { gap, edge }: typeof NONE) {
  const boxes = placements.map((placement) => toBox(placement, part));
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.left, box.front)).toBeGreaterThanOrEqual(edge - 1e-6);
    expect(box.right).toBeLessThanOrEqual(platform.width - edge + 1e-6);
    expect(box.back).toBeLessThanOrEqual(platform.depth - edge + 1e-6);
    for (const other of boxes.slice(index + 1)) {
      expect(distanceBetween(box, other)).toBeGreaterThanOrEqual(gap - 1e-6);
    }
  }
}

/** The most that fit, by trying: each cell of the platform in turn starts a part, or stays empty. */
function countByForce(platform: Area, part: Area): number {
  const cells = new Array<boolean>(platform.width * platform.depth).fill(false);
  const area = part.width * part.depth;
  const cellsOf = (x: number, y: number, width: number, depth: number) =>
    Array.from({ length: width * depth }, (_, at) => (y + Math.floor(at / width)) * platform.width + x + (at % width));
  let best = 0;
  const search = (at: number, count: number, free: number): void => {
    best = Math.max(best, count);
    if (at === cells.length || count + Math.floor(free / area) <= best) return;
    const [x, y] = [at % platform.width, Math.floor(at / platform.width)];
    for (const [width, depth] of [[part.width, part.depth], [part.depth, part.width]] as const) {
      const covered = cellsOf(x, y, width, depth);
      if (x + width > platform.width || y + depth > platform.depth || covered.some((cell) => cells[cell])) continue;
      for (const cell of covered) cells[cell] = true;
      search(at + 1, count + 1, free - area);
      for (const cell of covered) cells[cell] = false;
    }
    search(at + 1, count, cells[at] ? free : free - 1);
  };
  search(0, 0, cells.length);
  return best;
}

const side = (max: number) => fc.integer({ min: 2, max });
const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('parts on a platform', () => {
  it('never overlap, keep their gap, and never lie outside', () => {
    const input = fc.record({
      platform: fc.record({ width: length(1, 300), depth: length(1, 200) }),
      part: fc.record({ width: length(8, 150), depth: length(8, 150) }),
      spacing: fc.record({ gap: length(0, 20), edge: length(0, 20) }),
    });
    fc.assert(
      fc.property(input, ({ platform, part, spacing }) => {
        const placements = packParts(platform, part, spacing);
        if (placements.some(({ angle }) => angle % 90 !== 0)) return expect(placements).toHaveLength(1);
        expectValid(platform, part, placements, spacing);
      }),
    );
  });

  it('are at least as many as in straight rows, and at least 80 % of the most that fit', () => {
    const input = fc.record({ platform: fc.record({ width: side(8), depth: side(8) }), part: fc.record({ width: side(4), depth: side(4) }) });
    fc.assert(
      fc.property(input, ({ platform, part }) => {
        const placements = packParts(platform, part, NONE).filter(({ angle }) => angle % 90 === 0);
        expectValid(platform, part, placements, NONE);
        const [columns, rows] = [Math.floor(platform.width / part.width), Math.floor(platform.depth / part.depth)];
        expect(placements.length).toBeGreaterThanOrEqual(columns * rows);
        expect(placements.length).toBeGreaterThanOrEqual(countByForce(platform, part) * 0.8);
      }),
    );
  });

  it('lie in both directions where more of them fit that way', () => {
    // Straight rows hold 2 of them.
    const placements = packParts({ width: 5, depth: 5 }, { width: 3, depth: 2 }, NONE);
    expect(placements.length).toBeGreaterThanOrEqual(3);
    expect(new Set(placements.map(({ angle }) => angle)).size).toBe(2);
  });

  it('are in the middle of the platform', () => {
    const placements = packParts({ width: 100, depth: 40 }, { width: 40, depth: 20 }, { gap: 2, edge: 0 });
    expect(placements.map(({ x, y, angle }) => [x, y, angle])).toEqual([
      [17, 20, 90],
      [39, 20, 90],
      [61, 20, 90],
      [83, 20, 90],
    ]);
  });

  it('may lie across the corners, if it is one long part', () => {
    const [placement, ...others] = packParts({ width: 100, depth: 100 }, { width: 125, depth: 5 }, NONE);
    expect(others).toEqual([]);
    expect(placement).toMatchObject({ x: 50, y: 50 });
    const radians = ((placement?.angle ?? 0) * Math.PI) / 180;
    expect(125 * Math.cos(radians) + 5 * Math.sin(radians)).toBeLessThanOrEqual(100);
    expect(125 * Math.sin(radians) + 5 * Math.cos(radians)).toBeLessThanOrEqual(100);
    expect(packParts({ width: 100, depth: 100 }, { width: 139, depth: 5 }, NONE)).toEqual([]);
  });

  it('are none on a platform that its margin covers', () => {
    expect(packParts({ width: 20, depth: 20 }, { width: 1, depth: 1 }, { gap: 0, edge: 10 })).toEqual([]);
  });
});
