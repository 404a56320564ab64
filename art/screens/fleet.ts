import { nightShift, type Printer } from './day.ts';
import { type Glyph, glyph } from './glyphs.ts';
import { duration } from './language.ts';
import { nightPalette as night } from './palette.ts';
import { area, type Box, disc, outline, type Pen, type Point, text } from './pen.ts';
import { layerCount, progressRing, resinLevel, timeLeft } from './printer-card.ts';

/** The size that the fleet is drawn at on a phone. */
export const fleetSize = { width: 390, height: 844 };

const side = 16;
const wide = fleetSize.width - 2 * side;

/** The printers on the phone of whoever is on duty: the one that stands still first. */
export function fleet(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...fleetSize }, 0, night.paper);
  drawStatus(pen);
  drawHead(pen);
  const [stopped, ...working] = nightShift.printers;
  if (stopped) faultCard(pen, stopped, { x: side, y: 198, width: wide, height: 246 });
  for (const [i, printer] of working.entries())
    workingCard(pen, printer, { x: side, y: 458 + i * 146, width: wide, height: 134 });
  drawTabs(pen);
}

function drawStatus(pen: Pen): void {
  text(pen, nightShift.clock, [34, 32], { size: 17, weight: 640, colour: night.ink });
  disc(pen, [fleetSize.width / 2, 30], 9, '#000000');
  for (const [i, height] of [5, 7.5, 10, 12.5].entries())
    area(pen, { x: 294 + i * 5.4, y: 38 - height, width: 3.6, height }, 1, night.ink);
  outline(pen, { x: 326, y: 25, width: 27, height: 13.5 }, 4, night.inkSoft, 1.2);
  area(pen, { x: 328.4, y: 27.4, width: 17, height: 8.7 }, 2, night.ink);
}

function drawHead(pen: Pen): void {
  text(pen, 'Ultra-Net', [side + 4, 90], { size: 31, weight: 660, colour: night.ink, spacing: -0.7 });
  disc(pen, [fleetSize.width - side - 22, 90], 22, night.surface);
  glyph(pen, 'bell', [fleetSize.width - side - 22, 90], 22, night.ink);
  disc(pen, [fleetSize.width - side - 8, 76], 6, night.danger);
  const counts: [Glyph, string, string, string][] = [
    ['warning', '1', night.danger, night.dangerSoft],
    ['play', '6', night.accent, night.accentSoft],
    ['check', '2', night.success, night.successSoft],
  ];
  const width = (wide - 20) / 3;
  for (const [i, [icon, count, colour, ground]] of counts.entries()) {
    const x = side + i * (width + 10);
    area(pen, { x, y: 130, width, height: 50 }, 16, i === 0 ? ground : night.surface);
    glyph(pen, icon, [x + 28, 155], 20, colour, 2.2);
    text(pen, count, [x + width - 22, 155], { size: 21, weight: 640, colour: night.ink, align: 'right' });
  }
}

function faultCard(pen: Pen, printer: Printer, box: Box): void {
  const { x, y, width } = box;
  area(pen, box, 22, night.surface);
  area(pen, { x, y, width, height: 60 }, [22, 22, 0, 0], night.dangerSoft);
  outline(pen, box, 22, night.danger, 2);
  disc(pen, [x + 32, y + 30], 17, night.danger);
  glyph(pen, 'warning', [x + 32, y + 29], 20, night.paper, 2.3);
  text(pen, printer.name, [x + 60, y + 30], { size: 20, weight: 660, colour: night.ink });
  text(pen, duration(nightShift.minutesStopped), [x + width - 18, y + 30], {
    size: 17,
    weight: 600,
    colour: night.danger,
    align: 'right',
  });
  measures(pen, printer, [x, y + 64], width);
  const half = (width - 46) / 2;
  const buttons = { x: x + 18, y: y + 184, width: half, height: 46 };
  area(pen, buttons, 14, night.action);
  glyph(pen, 'arrow', [buttons.x + half / 2 - 36, buttons.y + 23], 19, night.actionInk, 2.6);
  text(pen, 'A2D HD', [buttons.x + half / 2 - 18, buttons.y + 23], {
    size: 16.5,
    weight: 780,
    colour: night.actionInk,
  });
  const second = { ...buttons, x: buttons.x + half + 10 };
  outline(pen, second, 14, night.inkFaint, 1.6);
  glyph(pen, 'camera', [second.x + half / 2, second.y + 23], 23, night.ink, 1.9);
}

function workingCard(pen: Pen, printer: Printer, box: Box): void {
  area(pen, box, 22, night.surface);
  measures(pen, printer, [box.x, box.y], box.width);
  text(pen, printer.name, [box.x + 116, box.y + 30], { size: 17, weight: 640, colour: night.ink });
}

/** Ring, time left, layers and resin of one printer. */
function measures(pen: Pen, printer: Printer, [x, y]: Point, width: number): void {
  const right = x + width - 18;
  progressRing(pen, printer, [x + 60, y + 60 + (printer.fault ? 0 : 7)], 36, night);
  const lines = printer.fault ? ([30, 60, 92] as const) : ([30, 66, 100] as const);
  const big = printer.fault ? x + 116 : right;
  text(pen, timeLeft(printer), [big, y + lines[0]], {
    size: printer.fault ? 27 : 22,
    weight: 640,
    colour: night.ink,
    align: printer.fault ? 'left' : 'right',
    spacing: -0.6,
  });
  layerCount(pen, printer, [x + 116, y + lines[1]], 15, night);
  text(pen, `${printer.layerHeight} µm`, [right, y + lines[1]], { size: 15, colour: night.inkSoft, align: 'right' });
  resinLevel(pen, printer, { x: x + 116, y: y + lines[2] - 4, width: right - x - 116, height: 8 }, 15, night);
}

function drawTabs(pen: Pen): void {
  const icons: Glyph[] = ['printer', 'board', 'folder', 'drop'];
  const step = fleetSize.width / icons.length;
  area(pen, { x: 0, y: 756, width: fleetSize.width, height: 88 }, 0, night.surface);
  area(pen, { x: 0, y: 756, width: fleetSize.width, height: 1 }, 0, night.line);
  for (const [i, icon] of icons.entries()) {
    const x = (i + 0.5) * step;
    if (i === 0) area(pen, { x: x - 30, y: 770, width: 60, height: 36 }, 18, night.accentSoft);
    glyph(pen, icon, [x, 788], 24, i === 0 ? night.accent : night.inkSoft, 1.9);
  }
  area(pen, { x: fleetSize.width / 2 - 64, y: 828, width: 128, height: 4.5 }, 2.25, night.inkSoft);
}
