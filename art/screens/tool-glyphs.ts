import type { Pen, Point } from './pen.ts';

/** Tools of a dental design program, outlined on a grid of 24 units. */
const outlines = {
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4',
  margin: 'M4 14a8 4.5 0 1 0 16 0a8 4.5 0 1 0-16 0M8 10V6.5a4 2.4 0 0 1 8 0V10',
  axis: 'M12 20V4M8.5 7.5L12 4l3.5 3.5M5 20h14M5 20v-4M19 20v-4',
  crown:
    'M5.5 18.5C4.3 14.5 3.4 11.5 3.8 8.5C4.3 5 7.2 4.6 9 6.4C10.6 8 13.4 8 15 6.4C16.8 4.6 19.7 5 20.2 8.5C20.6 11.5 19.7 14.5 18.5 18.5C14.5 20.3 9.5 20.3 5.5 18.5z',
  contact: 'M4 4.5c6 1.5 8 5 8 7.5c0 2.5-2 6-8 7.5M20 4.5c-6 1.5-8 5-8 7.5c0 2.5 2 6 8 7.5',
  brush: 'M19.5 4.5L11 13M11 13c-3-1-5 .5-5.2 3c-.1 1.5-.8 2.6-2.3 3c4 1.2 8.5.4 9-3.5c.1-1-.5-2-1.5-2.5z',
  section: 'M4 12h16M6.5 9V7a5.5 3.5 0 0 1 11 0v2M6.5 15v2a5.5 3.5 0 0 0 11 0v-2',
  measure: 'M3.5 8.5h17v7h-17zM7.5 8.5v3M11 8.5v4M14.5 8.5v3M18 8.5v3',
};

export type Tool = keyof typeof outlines;

/** A tool of thin lines in the middle of a point. */
export function toolGlyph(pen: Pen, tool: Tool, [x, y]: Point, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.lineWidth = 1.9;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(outlines[tool]));
  pen.restore();
}
