import { causes, fleetPrinters } from './fleet-day.ts';
import { glyph } from './glyphs.ts';
import { palette } from './palette.ts';
import { area, type Box, bar, disc, type Pen, sheet, text } from './pen.ts';
import { boardSize, content, platformFrame } from './platform-frame.ts';
import { printerCard } from './printer-card.ts';

const gap = 16;
const side = 268;
const columns = 3;
const grid = {
  x: content.left,
  y: content.top,
  width: boardSize.width - content.left - side - gap - 24,
  height: boardSize.height - content.top - 24,
};

/** All printers at work, and on the right how long they stood still this week and why. */
export function fleetBoard(pen: Pen): void {
  platformFrame(pen, 'Ultra-Net');
  const rows = Math.ceil(fleetPrinters.length / columns);
  const width = (grid.width - (columns - 1) * gap) / columns;
  const height = (grid.height - (rows - 1) * gap) / rows;
  for (const [i, printer] of fleetPrinters.entries()) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const box = { x: grid.x + column * (width + gap), y: grid.y + row * (height + gap), width, height };
    printerCard(pen, printer, box);
  }
  idleTime(pen, { x: grid.x + grid.width + gap, y: grid.y, width: side, height: grid.height });
}

/** Hours of standstill by cause, longest first, above the use of the week. */
function idleTime(pen: Pen, box: Box): void {
  sheet(pen, box, 14);
  const left = box.x + 22;
  const width = box.width - 44;
  glyph(pen, 'clock', [left + 11, box.y + 34], 22, palette.ink, 2);
  text(pen, '61%', [box.x + box.width - 22, box.y + 34], { size: 25, weight: 730, align: 'right', spacing: -0.6 });
  for (const [i, { icon, share, isMain }] of causes.entries()) {
    const y = box.y + 90 + i * 62;
    disc(pen, [left + 17, y], 17, isMain ? palette.warningSoft : palette.lane);
    glyph(pen, icon, [left + 17, y], 18, isMain ? palette.actionText : palette.inkSoft, 2);
    bar(
      pen,
      { x: left + 48, y: y - 6, width: width - 104, height: 12 },
      share,
      isMain ? palette.action : palette.accent,
    );
    text(pen, `${Math.round(share * 100)}%`, [left + width, y], { size: 16, weight: 690, align: 'right' });
  }
  utilization(pen, { x: left, y: box.y + 372, width, height: box.height - 394 });
}

const days = [0.52, 0.58, 0.55, 0.71, 0.78, 0.82, 0.8];

function utilization(pen: Pen, { x, y, width, height }: Box): void {
  const step = width / days.length;
  for (const [i, share] of days.entries()) {
    const tall = share * (height - 8);
    const today = i === days.length - 1;
    area(pen, { x: x + i * step + 4, y, width: step - 8, height }, 6, palette.lane);
    area(
      pen,
      { x: x + i * step + 4, y: y + height - tall, width: step - 8, height: tall },
      6,
      today ? palette.accent : palette.inkFaint,
    );
  }
}
