import type { Printer } from './day.ts';
import { glyph } from './glyphs.ts';
import { duration } from './language.ts';
import { type Palette, palette } from './palette.ts';
import { area, type Box, bar, disc, type Pen, type Point, ring, sheet, text } from './pen.ts';
import { minutesLeft } from './print-time.ts';

/** A printer at work: its name, a ring of progress, the time left, layers, layer height and resin. */
export function printerCard(pen: Pen, printer: Printer, box: Box): void {
  const { x, y, width, height } = box;
  sheet(pen, box, 14);
  text(pen, printer.name, [x + 18, y + 25], { size: 15.5, weight: 730 });
  stateMark(pen, printer, [x + width - 26, y + 25]);
  progressRing(pen, printer, [x + 48, y + 73], 27, palette);
  text(pen, timeLeft(printer), [x + 96, y + 62], { size: 25, weight: 710, spacing: -0.6 });
  layerCount(pen, printer, [x + 96, y + 88], 12.5, palette);
  text(pen, `${printer.layerHeight} µm`, [x + width - 18, y + 88], {
    size: 12.5,
    colour: palette.inkSoft,
    align: 'right',
  });
  resinLevel(pen, printer, { x: x + 18, y: y + height - 24, width: width - 36, height: 7 }, 12.5, palette);
}

/** Of the job. */
export function timeLeft(printer: Printer): string {
  return duration(minutesLeft(printer));
}

/** The share of the layers that are printed, red where the printer stands still. */
export function progressRing(
  pen: Pen,
  { layer, layers, fault }: Printer,
  at: Point,
  radius: number,
  colours: Palette,
): void {
  const [strong, soft] = fault ? [colours.danger, colours.dangerSoft] : [colours.accent, colours.accentSoft];
  const share = layer / layers;
  const size = radius * 0.6;
  ring(pen, at, radius, share, strong, soft);
  text(pen, `${Math.round(share * 100)}%`, at, {
    size,
    weight: 730,
    colour: colours.ink,
    align: 'center',
    spacing: -size * 0.03,
  });
}

/** Which layer of how many. */
export function layerCount(pen: Pen, { layer, layers }: Printer, [x, y]: Point, size: number, colours: Palette): void {
  glyph(pen, 'layers', [x + size * 0.55, y], size * 1.2, colours.inkSoft, 2);
  text(pen, `${layer} / ${layers}`, [x + size * 1.55, y], { size, colour: colours.inkSoft });
}

/** How much resin is left, amber when it will not last the night. */
export function resinLevel(
  pen: Pen,
  { resin, level, millilitres }: Printer,
  box: Box,
  size: number,
  colours: Palette,
): void {
  const low = level < 0.25;
  const middle = box.y + box.height / 2;
  const gauge = { ...box, x: box.x + size * 1.7, width: box.width - size * 6.6 };
  glyph(pen, 'drop', [box.x + size * 0.5, middle], size * 1.3, low ? colours.actionText : colours.inkSoft, 2);
  bar(pen, gauge, level, low ? colours.action : resin.colour, colours.lane);
  text(pen, `${millilitres} ml`, [box.x + box.width, middle], {
    size,
    weight: low ? 730 : 640,
    colour: low ? colours.actionText : colours.ink,
    align: 'right',
  });
}

function stateMark(pen: Pen, printer: Printer, [x, y]: Point): void {
  const low = printer.level < 0.25;
  area(pen, { x: x - 12, y: y - 11, width: 22, height: 22 }, 7, low ? palette.warningSoft : palette.successSoft);
  if (low) glyph(pen, 'drop', [x - 1, y], 14, palette.actionText, 2.4);
  else disc(pen, [x - 1, y], 4, palette.success);
}
