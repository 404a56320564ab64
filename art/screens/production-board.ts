import { batches, orders, plates, printers } from './day.ts';
import { brandMark, type Glyph, glyph } from './glyphs.ts';
import { batchCard, cardHeight, orderCard, plateCard } from './job-card.ts';
import { palette } from './palette.ts';
import { area, type Box, disc, line, outline, type Pen, text, widthOf } from './pen.ts';
import { printerCard } from './printer-card.ts';
import { timeline } from './timeline.ts';

/** The size that the board is drawn at; a monitor of 27 inches shows all of it. */
export const boardSize = { width: 1280, height: 720 };

const rail = 68;
const bar = 66;
const lane = { width: 268, height: 364, gap: 18, padding: 10 };
const left = rail + 24;
const top = bar + 20;

/** The planning of a laboratory: orders, plates and finishing in lanes, the night below, the printers on the right. */
export function productionBoard(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...boardSize }, 0, palette.paper);
  drawRail(pen);
  drawBar(pen);
  drawLane(pen, 0, { icon: 'inbox', count: 9, time: '5:20' }, orders, orderCard);
  drawLane(pen, 1, { icon: 'printer', count: 4, time: '1:52' }, plates, plateCard);
  drawLane(pen, 2, { icon: 'drop', count: 3, time: '0:16' }, batches, batchCard);
  const timelineTop = top + lane.height + 18;
  const width = 3 * lane.width + 2 * lane.gap;
  timeline(pen, { x: left, y: timelineTop, width, height: boardSize.height - timelineTop - 24 });
  drawPrinters(pen, left + width + 22);
}

function drawRail(pen: Pen): void {
  const icons: Glyph[] = ['board', 'printer', 'folder', 'drop', 'chart'];
  line(pen, [rail, 0], [rail, boardSize.height], palette.line);
  brandMark(pen, [rail / 2, bar / 2], 32);
  for (const [i, icon] of icons.entries()) {
    const y = 110 + i * 54;
    if (i === 0) area(pen, { x: rail / 2 - 21, y: y - 21, width: 42, height: 42 }, 12, palette.accentSoft);
    glyph(pen, icon, [rail / 2, y], 22, i === 0 ? palette.accent : palette.inkSoft, i === 0 ? 2 : 1.7);
  }
  disc(pen, [rail / 2 + 10, 154], 4.5, palette.action);
  glyph(pen, 'sliders', [rail / 2, boardSize.height - 44], 22, palette.inkSoft, 1.7);
}

function drawBar(pen: Pen): void {
  const right = boardSize.width - 24;
  const middle = bar / 2;
  line(pen, [rail, bar], [boardSize.width, bar], palette.line);
  let x = left;
  for (const [i, name] of ['StreamFlow', 'Ultra-Net', 'Blueprint'].entries()) {
    const type = { size: 17, weight: i === 0 ? 750 : 600, colour: i === 0 ? palette.ink : palette.inkSoft };
    const width = widthOf(pen, name, type);
    text(pen, name, [x, middle], type);
    if (i === 0) area(pen, { x, y: bar - 3, width, height: 3 }, 1.5, palette.accent);
    x += width + 34;
  }
  disc(pen, [right - 18, middle], 18, palette.ink);
  text(pen, 'MK', [right - 18, middle], { size: 13, weight: 710, colour: palette.paper, align: 'center' });
  area(pen, { x: right - 112, y: middle - 18, width: 60, height: 36 }, 10, palette.action);
  glyph(pen, 'plus', [right - 82, middle], 21, palette.actionInk, 2.6);
  glyph(pen, 'bell', [right - 144, middle], 22, palette.ink, 1.7);
  disc(pen, [right - 136, middle - 8], 4.5, palette.action);
  const search = { x: right - 398, y: middle - 18, width: 216, height: 36 };
  area(pen, search, 10, palette.surface);
  outline(pen, search, 10, palette.line);
  glyph(pen, 'search', [search.x + 20, middle], 17, palette.inkSoft, 2);
  text(pen, '⌘K', [search.x + search.width - 14, middle], { size: 12.5, colour: palette.inkFaint, align: 'right' });
}

type Head = { icon: Glyph; count: number; time: string };

function drawLane<Job>(
  pen: Pen,
  column: number,
  { icon, count, time }: Head,
  jobs: Job[],
  card: (pen: Pen, job: Job, box: Box) => void,
): void {
  const x = left + column * (lane.width + lane.gap);
  const y = top + 25;
  area(pen, { x, y: top, width: lane.width, height: lane.height }, 16, palette.lane);
  glyph(pen, icon, [x + 24, y], 18, palette.ink, 2);
  text(pen, String(count), [x + 42, y], { size: 16, weight: 730 });
  glyph(pen, 'clock', [x + lane.width - 60, y], 14, palette.inkSoft, 2.1);
  text(pen, time, [x + lane.width - 16, y], { size: 13, weight: 640, colour: palette.inkSoft, align: 'right' });
  for (const [i, job] of jobs.entries()) {
    card(pen, job, {
      x: x + lane.padding,
      y: top + 46 + i * (cardHeight + 8),
      width: lane.width - 2 * lane.padding,
      height: cardHeight,
    });
  }
}

function drawPrinters(pen: Pen, x: number): void {
  const gap = 14;
  const height = (boardSize.height - top - 24 - gap * (printers.length - 1)) / printers.length;
  for (const [i, printer] of printers.entries()) {
    printerCard(pen, printer, { x, y: top + i * (height + gap), width: boardSize.width - 24 - x, height });
  }
}
