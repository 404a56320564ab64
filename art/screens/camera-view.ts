import { drawPart } from './drawings.ts';
import { glyph } from './glyphs.ts';
import { area, disc, line, outline, type Pen } from './pen.ts';

/** The size that the camera of a phone is drawn at. */
export const cameraSize = { width: 390, height: 844 };

const frame = { x: 0, y: 96, width: 390, height: 520 };

const beige = '#d8c4a0';

/** A phone that takes the picture of a printed model on a plain ground. */
export function cameraView(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...cameraSize }, 0, '#121317');
  const ground = pen.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
  ground.addColorStop(0, '#e6e3dc');
  ground.addColorStop(0.72, '#f4f2ec');
  ground.addColorStop(1, '#dcd8cf');
  pen.fillStyle = ground;
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  shadow(pen);
  drawPart(pen, 'arch', { x: 55, y: 216, width: 280, height: 280 }, beige);
  thirds(pen);
  glyph(pen, 'clock', [36, 56], 24, '#f1eee7', 2);
  glyph(pen, 'sliders', [354, 56], 24, '#f1eee7', 2);
  disc(pen, [195, 724], 44, '#f1eee7');
  outline(pen, { x: 143, y: 672, width: 104, height: 104 }, 52, '#f1eee7', 4);
  area(pen, { x: 40, y: 696, width: 56, height: 56 }, 12, beige);
  glyph(pen, 'camera', [322, 724], 32, '#f1eee7', 1.9);
}

function shadow(pen: Pen): void {
  pen.save();
  pen.filter = 'blur(14px)';
  pen.fillStyle = 'rgb(60 50 40 / 40%)';
  pen.beginPath();
  pen.ellipse(204, 376, 132, 128, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function thirds(pen: Pen): void {
  for (const share of [1 / 3, 2 / 3]) {
    const x = frame.width * share;
    const y = frame.y + frame.height * share;
    line(pen, [x, frame.y], [x, frame.y + frame.height], 'rgb(255 255 255 / 55%)', 1.2);
    line(pen, [0, y], [frame.width, y], 'rgb(255 255 255 / 55%)', 1.2);
  }
}
