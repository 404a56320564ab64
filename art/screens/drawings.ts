import type { Box, Pen, Point } from './pen.ts';

export type Drawing = 'arch' | 'denture' | 'splint' | 'guide' | 'crown' | 'bridge' | 'die';

const edge = 'rgb(35 37 43 / 56%)';
const enamel = '#fdfaf2';
const toothWidths = [10, 9.4, 7, 7.2, 7.8, 6.6, 8.4, 8.4, 6.6, 7.8, 7.2, 7, 9.4, 10];

/** A printed part as a small picture that fills the box, in the colour of its resin. */
export function drawPart(pen: Pen, kind: Drawing, box: Box, resin: string): void {
  pen.save();
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  pen.scale(box.width / 100, box.width / 100);
  pen.lineJoin = 'round';
  pen.lineWidth = 2;
  pen.strokeStyle = edge;
  drawings[kind](pen, resin);
  pen.restore();
}

/** Drawn on a field of 100 units around the origin. */
const drawings: Record<Drawing, (pen: Pen, resin: string) => void> = {
  arch(pen, resin) {
    horseshoe(pen, 27, resin);
    teeth(pen, resin, 1, 'rgb(255 255 255 / 34%)');
  },
  denture(pen, resin) {
    horseshoe(pen, 29, resin);
    teeth(pen, enamel, 0.95);
  },
  splint(pen, resin) {
    horseshoe(pen, 29, resin);
    pen.globalAlpha = 0.45;
    teeth(pen, 'rgb(255 255 255 / 60%)', 0.86);
  },
  guide(pen, resin) {
    horseshoe(pen, 27, resin);
    for (const at of [0.2, 0.38, 0.74]) sleeve(pen, alongArch(at));
  },
  crown(pen, resin) {
    pen.scale(1.25, 1.25);
    crownAt(pen, 0, 50, resin);
  },
  bridge(pen, resin) {
    for (const x of [-31, 0, 31]) crownAt(pen, x, 34, resin);
  },
  die(pen, resin) {
    pen.scale(1.8, 1.8);
    pen.fillStyle = resin;
    for (const shape of ['M-8 30L-6-2H6L8 30Z', 'M-8-2C-9-10-8-22-4-25C-1-27 1-27 4-25C8-22 9-10 8-2Z']) {
      const path = new Path2D(shape);
      pen.fill(path);
      pen.stroke(path);
    }
  },
};

/** Points of the arch from the left molar to the right one. */
function alongArch(share: number): { at: Point; angle: number } {
  const turn = (share - 0.5) * 2;
  const angle = turn * 1.66;
  const at: Point = [34 * Math.sin(angle) * (1 + 0.05 * turn * turn), 27 - 62 * Math.cos(angle * 0.94) ** 1.05];
  if (Number.isNaN(at[1])) at[1] = 27 + 40 * (Math.abs(turn) - 0.9);
  return { at, angle };
}

function horseshoe(pen: Pen, thickness: number, colour: string): void {
  const trace = () => {
    pen.beginPath();
    for (let i = 0; i <= 40; i++) pen.lineTo(...alongArch(i / 40).at);
  };
  pen.lineCap = 'round';
  const stroke = pen.lineWidth;
  for (const [wide, paint] of [
    [thickness + stroke * 1.6, '#a8a49b'],
    [thickness - stroke * 0.4, colour],
  ] as const) {
    trace();
    pen.lineWidth = wide;
    pen.strokeStyle = paint;
    pen.stroke();
  }
  pen.lineWidth = stroke;
  pen.strokeStyle = edge;
}

function teeth(pen: Pen, colour: string, size: number, glaze = 'transparent'): void {
  const total = toothWidths.reduce((sum, width) => sum + width, 0);
  let walked = 0;
  for (const width of toothWidths) {
    const { at, angle } = alongArch(0.02 + ((walked + width / 2) / total) * 0.96);
    const deep = width > 9 ? 9 : 6.2;
    for (const paint of [colour, glaze]) {
      pen.beginPath();
      pen.ellipse(...at, (width / 2) * 1.1 * size, deep * size, angle, 0, Math.PI * 2);
      pen.fillStyle = paint;
      pen.fill();
    }
    pen.lineWidth = 1.5;
    pen.stroke();
    walked += width;
  }
}

function sleeve(pen: Pen, { at }: { at: Point }): void {
  for (const [radius, paint] of [
    [9, '#fffefb'],
    [4.6, '#5a5d66'],
  ] as const) {
    pen.beginPath();
    pen.arc(...at, radius, 0, Math.PI * 2);
    pen.fillStyle = paint;
    pen.fill();
    pen.stroke();
  }
}

function crownAt(pen: Pen, x: number, width: number, resin: string): void {
  const shape = new Path2D(
    'M-21 19C-24 6-27-4-25-14C-23-24-15-24-10-19C-5-14-3-14 0-16C4-19 8-24 16-22C25-20 26-8 24 0C22 8 21 13 21 19C10 25-10 25-21 19Z',
  );
  pen.save();
  pen.translate(x, 1);
  pen.scale(width / 50, width / 50);
  pen.fillStyle = resin;
  pen.fill(shape);
  pen.stroke(shape);
  pen.stroke(new Path2D('M-9-8C-5-3-2-3 0-6C3-3 7-4 10-9'));
  pen.fillStyle = 'rgb(255 255 255 / 45%)';
  pen.fill(new Path2D('M-19-10C-20-4-18 4-16 10C-13 5-14-5-14-14C-16-17-18-15-19-10Z'));
  pen.restore();
}
