import { typeface } from '../materials/canvas.ts';
import { palette } from './palette.ts';

/** Chinese words in simplified shapes. */
const typefaces = `${typeface.split(',')[0]}, "Noto Sans CJK SC", sans-serif`;

export type Pen = CanvasRenderingContext2D;
export type Box = { x: number; y: number; width: number; height: number };
export type Point = [x: number, y: number];
export type Type = {
  size: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  spacing?: number;
};

/** A line of text whose capitals stand around the height of the given point. */
export function text(pen: Pen, words: string, [x, y]: Point, type: Type): void {
  const { size, weight = 570, colour = palette.ink, align = 'left', spacing = -0.008 * size } = type;
  pen.font = `${weight} ${size}px ${typefaces}`;
  pen.letterSpacing = `${spacing}px`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(words, x, y + size * 0.345);
  pen.textAlign = 'left';
}

/** How wide a line of text is set. */
export function widthOf(pen: Pen, words: string, { size, weight = 570, spacing = -0.008 * size }: Type): number {
  pen.font = `${weight} ${size}px ${typefaces}`;
  pen.letterSpacing = `${spacing}px`;
  return pen.measureText(words).width;
}

/** An area with round corners. */
export function area(pen: Pen, { x, y, width, height }: Box, corner: number | number[], colour: string): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fillStyle = colour;
  pen.fill();
}

/** The line around an area, drawn inside it. */
export function outline(pen: Pen, { x, y, width, height }: Box, corner: number, colour: string, thickness = 1): void {
  const inset = thickness / 2;
  pen.beginPath();
  pen.roundRect(x + inset, y + inset, width - thickness, height - thickness, corner - inset);
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.stroke();
}

/** A white sheet that lies a little above the ground. */
export function sheet(pen: Pen, box: Box, corner: number, rim = palette.line): void {
  pen.save();
  pen.shadowColor = 'rgb(35 37 43 / 9%)';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 5;
  area(pen, box, corner, palette.surface);
  pen.restore();
  outline(pen, box, corner, rim);
}

export function disc(pen: Pen, [x, y]: Point, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

export function line(pen: Pen, from: Point, to: Point, colour: string, thickness = 1): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.strokeStyle = colour;
  pen.lineWidth = thickness;
  pen.stroke();
}

/** How far something is, from left to right. */
export function bar(pen: Pen, box: Box, share: number, colour: string, track = palette.lane): void {
  const round = box.height / 2;
  area(pen, box, round, track);
  area(pen, { ...box, width: Math.max(box.height, box.width * share) }, round, colour);
}

/** How far something is, clockwise from the top. */
export function ring(pen: Pen, at: Point, radius: number, share: number, colour: string, track: string): void {
  pen.lineWidth = radius * 0.23;
  for (const [stroke, end, cap] of [
    [track, 1, 'butt'],
    [colour, share, 'round'],
  ] as const) {
    pen.lineCap = cap;
    pen.strokeStyle = stroke;
    pen.beginPath();
    pen.arc(...at, radius, -Math.PI / 2, -Math.PI / 2 + end * Math.PI * 2);
    pen.stroke();
  }
  pen.lineCap = 'butt';
}
