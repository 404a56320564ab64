import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Area } from './pack-blocks.ts';
import { type Placement, packParts } from './pack-parts.ts';

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
  const isInside = ({ left, right, front, back }: Box) =>
    Math.min(left, front) >= edge - 1e-6 &&
    right <= platform.width - edge + 1e-6 &&
    back <= platform.depth - edge + 1e-6;
  const isApart = (box: Box, others: readonly Box[]) =>
    others.every((other) => distanceBetween(box, other) >= gap - 1e-6);
  expect(boxes.every(isInside)).toBe(true);
  expect(boxes.every((box, index) => isApart(box, boxes.slice(index + 1)))).toBe(true);
}

/** The most that fit, by trying for more: each cell of the platform in turn starts a part, or stays empty. */
function countByForce(platform: Area, part: Area, known: number): number {
  const { width: columns, depth: rows } = platform;
  const area = part.width * part.depth;
  const isTaken = new Array<boolean>(columns * rows).fill(false);
  let best = known;

  /** The cells of a part that starts at a cell; null if it does not fit there. */
  const cellsAt = (at: number, { width, depth }: Area): number[] | null => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (x + width > columns || y + depth > rows) return null;
    const cells = Array.from(
      { length: width * depth },
      (_, one) => at + Math.floor(one / width) * columns + (one % width),
    );
    return cells.some((cell) => isTaken[cell]) ? null : cells;
  };

  const mark = (cells: readonly number[], taken: boolean) => {
    for (const cell of cells) isTaken[cell] = taken;
  };

  const search = (at: number, count: number, free: number): void => {
    best = Math.max(best, count);
    if (at === isTaken.length || count + Math.floor(free / area) <= best) return;
    for (const turned of [part, { width: part.depth, depth: part.width }]) {
      const cells = cellsAt(at, turned);
      if (!cells) continue;
      mark(cells, true);
      search(at + 1, count + 1, free - area);
      mark(cells, false);
    }
    search(at + 1, count, isTaken[at] ? free : free - 1);
  };
  search(0, 0, columns * rows);
  return best;
}

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
        if (placements.some(({ angle }) => angle % 90 !== 0)) expect(placements).toHaveLength(1);
        else expectValid(platform, part, placements, spacing);
      }),
    );
  });

  it('are as many as fit on every small platform, or at least 90 % of them', () => {
    const sides = [2, 3, 4, 5, 6];
    const areas = sides.flatMap((width) => sides.map((depth) => ({ width, depth })));
    const parts = areas.filter(({ width, depth }) => width <= 4 && depth <= width);
    for (const platform of areas) {
      for (const part of parts) {
        const placements = packParts(platform, part, NONE).filter(({ angle }) => angle % 90 === 0);
        expectValid(platform, part, placements, NONE);
        expect(placements.length).toBeGreaterThanOrEqual(countByForce(platform, part, placements.length) * 0.9);
      }
    }
  });

  it('lie in both directions where more of them fit that way', () => {
    // Straight rows hold 2 of them; a pinwheel holds 4.
    const placements = packParts({ width: 5, depth: 5 }, { width: 3, depth: 2 }, NONE);
    expect(placements).toHaveLength(4);
    expect(new Set(placements.map(({ angle }) => angle)).size).toBe(2);
  });

  it('share the room that is left in straight rows', () => {
    const placements = packParts({ width: 100, depth: 40 }, { width: 40, depth: 20 }, { gap: 2, edge: 0 });
    // 14 mm are left beside four parts of 20 mm and three gaps of 2 mm: 2.8 mm for each gap and each edge.
    expect(placements.map(({ x, y, angle }) => [Number(x.toFixed(6)), y, angle])).toEqual([
      [12.8, 20, 90],
      [37.6, 20, 90],
      [62.4, 20, 90],
      [87.2, 20, 90],
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
