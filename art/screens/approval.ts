import { crownView } from './crown-view.ts';
import { type Glyph, glyph } from './glyphs.ts';
import { decimal } from './language.ts';
import { nightPalette as night } from './palette.ts';
import { area, disc, outline, type Pen, type Point, text } from './pen.ts';
import { type Tool, toolGlyph } from './tool-glyphs.ts';

/** The size that the design is drawn at on a phone. */
export const approvalSize = { width: 390, height: 844 };

/** Pixels for each unit of the screen. */
export const approvalPixels = 5;

const side = 16;
const wide = approvalSize.width - 2 * side;
const view = { x: 0, y: 112, width: approvalSize.width, height: 448 };

/** A crown that waits for the dentist on a phone: the design with a note on it, its values, and the two answers. */
export function approval(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...approvalSize }, 0, night.paper);
  head(pen);
  ground(pen);
  crownView(pen, view, approvalPixels);
  note(pen, [252, 322]);
  values(pen);
  answers(pen);
}

function head(pen: Pen): void {
  text(pen, 'Blueprint', [side + 4, 62], { size: 28, weight: 660, colour: night.ink, spacing: -0.7 });
  text(pen, '24-0824', [approvalSize.width - side - 4, 62], {
    size: 19,
    weight: 620,
    colour: night.inkSoft,
    align: 'right',
  });
}

function ground(pen: Pen): void {
  const [x, y] = [view.x + view.width / 2, view.y + view.height * 0.45];
  const light = pen.createRadialGradient(x, y, 30, x, y, view.width * 0.8);
  light.addColorStop(0, '#343741');
  light.addColorStop(1, night.paper);
  pen.fillStyle = light;
  pen.fillRect(view.x, view.y, view.width, view.height);
}

function note(pen: Pen, [x, y]: Point): void {
  disc(pen, [x, y], 17, night.ink);
  disc(pen, [x, y], 14.5, night.accent);
  text(pen, '1', [x, y], { size: 17, weight: 700, colour: night.paper, align: 'center' });
}

function values(pen: Pen): void {
  const shown: [Tool, string][] = [
    ['measure', `${decimal('0.80')}\u00a0mm`],
    ['margin', `${decimal('0.04')}\u00a0mm`],
  ];
  const width = (wide - 12) / 2;
  for (const [i, [tool, value]] of shown.entries()) {
    const x = side + i * (width + 12);
    area(pen, { x, y: 580, width, height: 58 }, 16, night.surface);
    toolGlyph(pen, tool, [x + 32, 609], 28, night.accent);
    text(pen, value, [x + width - 20, 609], { size: 20, weight: 640, colour: night.ink, align: 'right' });
  }
}

function answers(pen: Pen): void {
  const rows: [Glyph, number][] = [
    ['check', 658],
    ['sliders', 742],
  ];
  for (const [icon, y] of rows) {
    const box = { x: side, y, width: wide, height: 70 };
    const isApproval = icon === 'check';
    area(pen, box, 20, isApproval ? night.action : night.surface);
    if (!isApproval) outline(pen, box, 20, night.inkFaint, 1.6);
    glyph(pen, icon, [box.x + wide / 2, y + 35], 32, isApproval ? night.actionInk : night.ink, 2.6);
  }
}
