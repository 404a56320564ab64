import { glyph } from './glyphs.ts';
import { area, disc, line, outline, type Pen, text } from './pen.ts';

/** The size that the camera of a phone is drawn at. */
export const cameraSize = { width: 390, height: 844 };

/** The part of the screen that shows what the lens sees. */
export const finder = { x: 0, y: 96, width: 390, height: 520 };

/** A phone that takes a picture: what its lens sees, and the shutter below. */
export function cameraView(seen: CanvasImageSource): (pen: Pen) => void {
  return (pen) => {
    area(pen, { x: 0, y: 0, ...cameraSize }, 0, '#121317');
    pen.drawImage(seen, finder.x, finder.y, finder.width, finder.height);
    thirds(pen);
    glyph(pen, 'clock', [36, 56], 24, '#f1eee7', 2);
    glyph(pen, 'sliders', [354, 56], 24, '#f1eee7', 2);
    disc(pen, [195, 578], 21, 'rgb(18 19 23 / 62%)');
    text(pen, '2×', [195, 578], { size: 18, weight: 640, colour: '#f7b14f', align: 'center' });
    disc(pen, [195, 724], 44, '#f1eee7');
    outline(pen, { x: 143, y: 672, width: 104, height: 104 }, 52, '#f1eee7', 4);
    area(pen, { x: 40, y: 696, width: 56, height: 56 }, 12, '#33353d');
    glyph(pen, 'camera', [322, 724], 32, '#f1eee7', 1.9);
  };
}

function thirds(pen: Pen): void {
  for (const share of [1 / 3, 2 / 3]) {
    const x = finder.width * share;
    const y = finder.y + finder.height * share;
    line(pen, [x, finder.y], [x, finder.y + finder.height], 'rgb(255 255 255 / 55%)', 1.2);
    line(pen, [0, y], [finder.width, y], 'rgb(255 255 255 / 55%)', 1.2);
  }
}
