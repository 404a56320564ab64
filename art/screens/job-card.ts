import type { Batch, Order, Part, Plate } from './day.ts';
import { drawPart } from './drawings.ts';
import { type Glyph, glyph } from './glyphs.ts';
import { clock } from './language.ts';
import { palette } from './palette.ts';
import { area, type Box, bar, disc, outline, type Pen, type Point, sheet, text, widthOf } from './pen.ts';
import { timeLeft } from './printer-card.ts';

export const cardHeight = 98;
const tile = 66;
const padding = 14;

/** A case that waits: what it is, when it is due, and the printer that it goes to. */
export function orderCard(pen: Pen, order: Order, box: Box): void {
  const { left, right, rows } = frame(pen, order, box);
  text(pen, order.number, [left, rows[0]], { size: 15, weight: 730 });
  pieces(pen, order.pieces, [right, rows[0]]);
  resin(pen, order, [left, rows[1]]);
  glyph(pen, 'arrow', [left + 6, rows[2]], 13, palette.accent, 2.4);
  text(pen, order.printer, [left + 18, rows[2]], { size: 12.5, weight: 690, colour: palette.accent });
  due(pen, order, [right, rows[2]]);
}

/** A nested plate that is being printed. */
export function plateCard(pen: Pen, { printer, drawing, pieces: count }: Plate, box: Box): void {
  const part = { drawing, resin: printer.resin };
  const { left, right, rows } = frame(pen, { ...part, nested: count }, box);
  text(pen, printer.name, [left, rows[0]], { size: 15, weight: 730 });
  pieces(pen, count, [right, rows[0]]);
  resin(pen, part, [left, rows[1]]);
  const done = printer.layer / printer.layers;
  bar(pen, { x: left, y: rows[2] - 3, width: right - left - 42, height: 6 }, done, palette.accent);
  text(pen, timeLeft(printer), [right, rows[2]], { size: 13, weight: 710, align: 'right' });
}

const steps: Glyph[] = ['wash', 'cure', 'parcel'];

/** Parts that are washed, cured and packed. */
export function batchCard(pen: Pen, batch: Batch, box: Box): void {
  const { left, right, rows } = frame(pen, batch, box);
  text(pen, batch.number, [left, rows[0]], { size: 15, weight: 730 });
  pieces(pen, batch.pieces, [right, rows[0]]);
  const reached = steps.indexOf(batch.step);
  for (const [i, step] of steps.entries()) {
    const at: Point = [left + 9 + i * 27, rows[2]];
    if (i === reached) disc(pen, at, 10.5, batch.done < 1 ? palette.accentSoft : palette.successSoft);
    const colour = i === reached ? (batch.done < 1 ? palette.accent : palette.success) : palette.inkFaint;
    glyph(pen, i < reached ? 'check' : step, at, 14, i < reached ? palette.success : colour, 2.2);
  }
  resin(pen, batch, [left, rows[1]]);
  text(pen, batch.left, [right, rows[2]], { size: 13, weight: 710, align: 'right' });
}

type Framed = Part & { urgent?: boolean; nested?: number };

function frame(pen: Pen, part: Framed, box: Box) {
  sheet(pen, box, 12, part.urgent ? palette.action : palette.line);
  if (part.urgent) outline(pen, box, 12, palette.action, 1.6);
  const picture = { x: box.x + padding, y: box.y + (box.height - tile) / 2, width: tile, height: tile };
  area(pen, picture, 9, palette.paper);
  drawNested(pen, part, picture);
  const rows = [box.y + 26, box.y + 50, box.y + 74] as const;
  return { left: picture.x + tile + 14, right: box.x + box.width - padding, rows };
}

/** Parts side by side as they are laid on the platform; a case on its own is drawn large. */
function drawNested(pen: Pen, { drawing, resin: { colour }, nested = 1 }: Framed, { x, y, width, height }: Box): void {
  const columns = Math.ceil(Math.sqrt(nested * (drawing === 'die' ? 3 : 1)));
  const rows = Math.ceil(nested / columns);
  const inset = nested > 1 ? 4 : 8;
  const [cell, rowHeight] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows];
  const size = nested > 1 ? Math.min(Math.max(cell, 24), rowHeight) * 0.96 : cell;
  for (let i = 0; i < nested; i++) {
    const middle = [((i % columns) + 0.5) * cell, (Math.floor(i / columns) + 0.5) * rowHeight] as const;
    const place = {
      x: x + inset + middle[0] - size / 2,
      y: y + inset + middle[1] - size / 2,
      width: size,
      height: size,
    };
    drawPart(pen, drawing, place, colour);
  }
}

function resin(pen: Pen, { resin: { name, colour } }: Part, [x, y]: Point): void {
  disc(pen, [x + 4.5, y], 4.5, colour);
  text(pen, name, [x + 15, y], { size: 11.5, colour: palette.inkSoft });
}

function pieces(pen: Pen, count: number, at: Point): void {
  text(pen, `×${count}`, at, { size: 13, weight: 640, colour: palette.inkSoft, align: 'right' });
}

function due(pen: Pen, order: Order, [right, y]: Point): void {
  const type = { size: 12.5, weight: 710 };
  const time = clock(order.due);
  const width = widthOf(pen, time, type);
  if (order.urgent) area(pen, { x: right - width - 13, y: y - 10, width: width + 17, height: 20 }, 6, palette.action);
  const colour = order.urgent ? palette.actionInk : palette.ink;
  text(pen, time, [order.urgent ? right - 4 : right, y], { ...type, colour, align: 'right' });
}
