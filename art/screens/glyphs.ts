import type { Pen, Point } from './pen.ts';

/** Outlines on a grid of 24 units. */
const outlines = {
  board: 'M5 4h3.5v16H5zM10.25 4h3.5v10h-3.5zM15.5 4H19v13h-3.5z',
  printer: 'M6 3.5h12v9H6zM4.5 12.5h15v8h-15zM8.5 16.5h7M9 6.5h6',
  folder: 'M3.5 7a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z',
  drop: 'M12 3.5c3.2 3.8 5.5 6.7 5.5 10a5.5 5.5 0 0 1-11 0c0-3.3 2.3-6.2 5.5-10z',
  chart: 'M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-7',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  bell: 'M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 1.5H5zM10 20.5h4',
  search: 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5 5',
  plus: 'M12 5v14M5 12h14',
  clock: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2',
  height: 'M6 4h12M6 20h12M12 7.5v9M9.5 10l2.5-2.5l2.5 2.5M9.5 14l2.5 2.5l2.5-2.5',
  layers: 'M12 4l8.5 4.5L12 13L3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.2',
  play: 'M8 5.5l10.5 6.5L8 18.5z',
  arrow: 'M4.5 12h15M13.5 6l6 6l-6 6',
  wash: 'M4 9c2.7-2.6 5.3-2.6 8 0s5.3 2.6 8 0M4 15c2.7-2.6 5.3-2.6 8 0s5.3 2.6 8 0',
  cure: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  parcel: 'M4 8l8-4l8 4v8.5l-8 4l-8-4zM4 8l8 4l8-4M12 12v8.5',
  inbox: 'M4 13l2.5-8h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
};

export type Glyph = keyof typeof outlines;

/** An icon of thin lines in the middle of a point. */
export function glyph(pen: Pen, name: Glyph, [x, y]: Point, size: number, colour: string, thickness = 1.8): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.lineWidth = thickness * 1.12;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(outlines[name]));
  pen.restore();
}

/** The mark of the house: the sun over the lines of a print. */
export function brandMark(pen: Pen, [x, y]: Point, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 32, size / 32);
  pen.fillStyle = '#23252b';
  pen.beginPath();
  pen.roundRect(0, 0, 32, 32, 8);
  pen.fill();
  pen.strokeStyle = '#a896ff';
  pen.lineWidth = 1.75;
  pen.stroke(new Path2D('M5 16a11 11 0 1 0 22 0a11 11 0 1 0-22 0'));
  pen.lineWidth = 1.25;
  pen.stroke(new Path2D('M7.6 13.4h16.8M5.6 16.6h20.8M7.2 19.8h17.6'));
  pen.fillStyle = '#f0a030';
  pen.fill(new Path2D('M13.25 11.8a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0'));
  pen.restore();
}
