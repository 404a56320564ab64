import { batches, orders, plates, printers } from './day.ts';
import { type Glyph, glyph } from './glyphs.ts';
import { batchCard, cardHeight, orderCard, plateCard } from './job-card.ts';
import { palette } from './palette.ts';
import { area, type Box, type Pen, text } from './pen.ts';
import { boardSize, content, platformFrame } from './platform-frame.ts';
import { printerCard } from './printer-card.ts';
import { timeline } from './timeline.ts';

const lane = { width: 268, height: 364, gap: 18, padding: 10 };
const { left, top } = content;

/** The planning of a laboratory: orders, plates and finishing in lanes, the night below, the printers on the right. */
export function productionBoard(pen: Pen): void {
  platformFrame(pen, 'StreamFlow');
  drawLane(pen, 0, { icon: 'inbox', count: 9, time: '5:20' }, orders, orderCard);
  drawLane(pen, 1, { icon: 'printer', count: 4, time: '0:22' }, plates, plateCard);
  drawLane(pen, 2, { icon: 'drop', count: 3, time: '0:16' }, batches, batchCard);
  const timelineTop = top + lane.height + 18;
  const width = 3 * lane.width + 2 * lane.gap;
  timeline(pen, { x: left, y: timelineTop, width, height: boardSize.height - timelineTop - 24 });
  drawPrinters(pen, left + width + 22);
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
