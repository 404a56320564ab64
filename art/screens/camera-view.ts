import { twistedPoint } from '../shapes/twist.ts';
import { glyph } from './glyphs.ts';
import { area, disc, line, outline, type Pen, type Point } from './pen.ts';

/** The size that the camera of a phone is drawn at. */
export const cameraSize = { width: 390, height: 844 };

const frame = { x: 0, y: 96, width: 390, height: 520 };

/** A phone that takes the picture of a printed vase on a plain ground. */
export function cameraView(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...cameraSize }, 0, '#121317');
  const ground = pen.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
  ground.addColorStop(0, '#e6e3dc');
  ground.addColorStop(0.72, '#f4f2ec');
  ground.addColorStop(1, '#dcd8cf');
  pen.fillStyle = ground;
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  shadow(pen);
  vase(pen);
  thirds(pen);
  glyph(pen, 'clock', [36, 56], 24, '#f1eee7', 2);
  glyph(pen, 'sliders', [354, 56], 24, '#f1eee7', 2);
  disc(pen, [195, 724], 44, '#f1eee7');
  outline(pen, { x: 143, y: 672, width: 104, height: 104 }, 52, '#f1eee7', 4);
  area(pen, { x: 40, y: 696, width: 56, height: 56 }, 12, '#c4573a');
  glyph(pen, 'camera', [322, 724], 32, '#f1eee7', 1.9);
}

function shadow(pen: Pen): void {
  pen.save();
  pen.filter = 'blur(14px)';
  pen.fillStyle = 'rgb(60 50 40 / 40%)';
  pen.beginPath();
  pen.ellipse(228, 532, 96, 17, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

const [rounds, rows, tall] = [216, 90, 372];
const lean = 0.2;

/** Facet by facet from the back to the front, lit from the upper left. */
function vase(pen: Pen): void {
  const facets = Array.from({ length: rounds * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / rounds), i % rounds];
    const corner = (up: number, on: number) => twistedPoint((row + up) / rows, ((column + on) / rounds) * Math.PI * 2);
    const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    return { depth: a[2], light: brightness(a, b, d), points: [a, b, c, d].map(seen) };
  });
  for (const { light, points } of facets.toSorted((one, other) => one.depth - other.depth)) {
    pen.fillStyle = `rgb(${Math.round(60 + 150 * light)} ${Math.round(24 + 76 * light)} ${Math.round(14 + 58 * light)})`;
    pen.strokeStyle = pen.fillStyle;
    pen.lineWidth = 0.7;
    pen.beginPath();
    for (const point of points) pen.lineTo(...point);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

type Space = ReturnType<typeof twistedPoint>;

function seen([x, y, z]: Space): Point {
  return [195 + x * tall, 520 - y * tall + z * lean * tall];
}

function brightness(a: Space, b: Space, d: Space): number {
  const up = b.map((along, i) => along - (a[i] ?? 0));
  const on = d.map((along, i) => along - (a[i] ?? 0));
  const [ux = 0, uy = 0, uz = 0] = up;
  const [vx = 0, vy = 0, vz = 0] = on;
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  const [nx = 0, ny = 0, nz = 0] = normal.map((along) => along / length);
  return Math.min(1, Math.max(0.05, 0.3 - 0.55 * nx + 0.2 * ny + 0.55 * nz));
}

function thirds(pen: Pen): void {
  for (const share of [1 / 3, 2 / 3]) {
    const x = frame.width * share;
    const y = frame.y + frame.height * share;
    line(pen, [x, frame.y], [x, frame.y + frame.height], 'rgb(255 255 255 / 55%)', 1.2);
    line(pen, [0, y], [frame.width, y], 'rgb(255 255 255 / 55%)', 1.2);
  }
}
