import { orders } from '../screens/day.ts';
import { glyph } from '../screens/glyphs.ts';
import { cardHeight, orderCard } from '../screens/job-card.ts';
import { clock } from '../screens/language.ts';
import { palette } from '../screens/palette.ts';
import { area, type Pen, text, widthOf } from '../screens/pen.ts';
import { timeline } from '../screens/timeline.ts';

export const width = 540;

const edge = 20;
const gap = 12;
const end = 10.6;
/** The next job on the printer of the urgent case; it ends at 15:42. */
const late = { number: '24-0823', printer: 'A2D HD', due: '15:30', done: '15:42' };

/** The urgent case in front of the queue, the case that it delays, and the plan of the printers. */
export function draw(pen: Pen): void {
  const card = (width - 2 * edge - gap) / 2;
  for (const [i, order] of orders.filter(({ printer }) => printer.startsWith('A2D')).entries())
    orderCard(pen, order, { x: edge + i * (card + gap), y: edge, width: card, height: cardHeight });
  const notice = { x: edge, y: edge + cardHeight + gap, width: width - 2 * edge, height: 44 };
  const middle = notice.y + notice.height / 2;
  area(pen, notice, 12, palette.dangerSoft);
  glyph(pen, 'warning', [notice.x + 24, middle], 20, palette.danger, 2.1);
  text(pen, late.number, [notice.x + 44, middle], { size: 15, weight: 730 });
  text(pen, late.printer, [notice.x + 128, middle], { size: 13, weight: 640, colour: palette.inkSoft });
  const right = notice.x + notice.width - 16;
  const doneType = { size: 15, weight: 730 };
  const doneWidth = widthOf(pen, clock(late.done), doneType);
  text(pen, clock(late.due), [right - doneWidth - 34, middle], {
    size: 15,
    weight: 640,
    colour: palette.inkSoft,
    align: 'right',
  });
  glyph(pen, 'arrow', [right - doneWidth - 17, middle], 17, palette.danger, 2.2);
  text(pen, clock(late.done), [right, middle], { ...doneType, colour: palette.danger, align: 'right' });
  const top = notice.y + notice.height + gap;
  timeline(pen, { x: edge, y: top, width: width - 2 * edge, height: width * 0.75 - top - edge }, end);
}
