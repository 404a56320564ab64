import { drawPart } from './drawings.ts';
import { brandMark } from './glyphs.ts';
import { palette } from './palette.ts';
import { area, bar, disc, line, type Pen, type Point, ring } from './pen.ts';

export const slideSize = { width: 1280, height: 720 };

const shares: [share: number, colour: string][] = [
  [0.86, palette.accent],
  [0.64, palette.accent],
  [0.94, palette.action],
  [0.5, palette.accent],
];

/** A slide of a course: a lower jaw with its measured points, and the values beside it as bars. */
export function courseSlide(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...slideSize }, 0, palette.paper);
  area(pen, { x: 0, y: 0, width: 18, height: slideSize.height }, 0, palette.accent);
  area(pen, { x: 84, y: 70, width: 470, height: 34 }, 8, palette.ink);
  area(pen, { x: 84, y: 122, width: 300, height: 18 }, 6, palette.inkFaint);
  brandMark(pen, [1190, 92], 64);
  jaw(pen);
  for (const [i, [share, colour]] of shares.entries()) {
    const y = 236 + i * 104;
    area(pen, { x: 730, y, width: 150 - 18 * (i % 3), height: 16 }, 6, palette.inkSoft);
    bar(pen, { x: 730, y: y + 32, width: 400, height: 26 }, share, colour);
    disc(pen, [1180, y + 45], 13, share > 0.6 ? palette.success : palette.line);
  }
}

const points: Point[] = [
  [196, 560],
  [240, 356],
  [376, 268],
  [512, 356],
  [556, 560],
];

function jaw(pen: Pen): void {
  area(pen, { x: 84, y: 180, width: 584, height: 470 }, 24, palette.lane);
  drawPart(pen, 'arch', { x: 150, y: 216, width: 452, height: 452 }, '#d8c4a0');
  line(pen, points[0] ?? [0, 0], points[4] ?? [0, 0], palette.accent, 4);
  line(pen, points[1] ?? [0, 0], points[3] ?? [0, 0], palette.accent, 4);
  for (const at of points) {
    disc(pen, at, 13, palette.surface);
    ring(pen, at, 13, 1, palette.action, palette.action);
  }
}
