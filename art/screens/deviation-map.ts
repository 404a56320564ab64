import { nightPalette } from './palette.ts';
import { area, disc, line, outline, type Pen, type Point, text } from './pen.ts';

export const mapSize = { width: 1280, height: 800 };

const [columns, rows] = [9, 5];
const field = { x: 60, y: 132, width: 960, height: 540 };
/** The end of the colour scale, in micrometres. */
const most = 20;

/** How far each cross of the grid is from its place, as colours and, much enlarged, as arrows. */
export function deviationMap(pen: Pen): void {
  const { paper, surface, ink, inkSoft, inkFaint, accent, line: hairline, success } = nightPalette;
  area(pen, { x: 0, y: 0, ...mapSize }, 0, paper);
  area(pen, { x: 0, y: 0, width: mapSize.width, height: 72 }, 0, surface);
  line(pen, [0, 72], [mapSize.width, 72], hairline);
  text(pen, 'A2D 4K', [60, 37], { size: 30, weight: 680, colour: ink });
  text(pen, '385 nm', [186, 38], { size: 24, colour: inkSoft });
  disc(pen, [mapSize.width - 70, 36], 13, success);
  colours(pen);
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) arrow(pen, i / (columns - 1), j / (rows - 1));
  outline(pen, field, 4, hairline, 2);
  scale(pen, ink);
  for (let i = 0; i < 3; i++) {
    area(pen, { x: 60 + i * 250, y: 720, width: 130 - i * 18, height: 12 }, 6, inkFaint);
    area(pen, { x: 60 + i * 250, y: 746, width: 200, height: 8 }, 4, i === 0 ? accent : hairline);
  }
}

function deviationAt(u: number, v: number): Point {
  const [x, y] = [2 * u - 1, (2 * v - 1) * 0.56];
  const bulge = 17 * (x * x + y * y) - 7;
  return [x * bulge + 3 * Math.sin(3 * y + 1), y * bulge - 4 * Math.sin(2.6 * x - 0.6)];
}

/** Inwards is negative, outwards positive. */
function outwards(u: number, v: number): number {
  const [x, y] = [2 * u - 1, (2 * v - 1) * 0.56];
  const [dx, dy] = deviationAt(u, v);
  return (dx * x + dy * y) / Math.max(0.3, Math.hypot(x, y));
}

function colours(pen: Pen): void {
  const step = 6;
  for (let x = 0; x < field.width; x += step)
    for (let y = 0; y < field.height; y += step) {
      const value = outwards((x + step / 2) / field.width, (y + step / 2) / field.height);
      pen.fillStyle = colourOf(value / most);
      pen.fillRect(field.x + x, field.y + y, step + 0.5, step + 0.5);
    }
}

/** From violet over near white to amber. */
function colourOf(share: number): string {
  const much = Math.min(1, Math.abs(share));
  return `oklch(${0.95 - 0.33 * much} ${0.02 + 0.17 * much} ${share < 0 ? 285 : 68})`;
}

function arrow(pen: Pen, u: number, v: number): void {
  const [dx, dy] = deviationAt(u, v);
  const from: Point = [field.x + 30 + u * (field.width - 60), field.y + 30 + v * (field.height - 60)];
  line(pen, from, [from[0] + dx * 5, from[1] + dy * 5], '#23252b', 3.6);
  disc(pen, from, 5, '#23252b');
}

function scale(pen: Pen, ink: string): void {
  const box = { x: 1076, y: field.y, width: 34, height: field.height };
  for (let y = 0; y < box.height; y += 4) {
    pen.fillStyle = colourOf(1 - (2 * y) / box.height);
    pen.fillRect(box.x, box.y + y, box.width, 4.5);
  }
  for (const [at, label] of [
    [14, `+${most} µm`],
    [box.height / 2, '0'],
    [box.height - 14, `−${most} µm`],
  ] as const)
    text(pen, label, [box.x + 48, box.y + at], { size: 25, weight: 560, colour: ink });
}
