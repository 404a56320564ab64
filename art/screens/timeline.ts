import { now, printers, type Slot, schedule } from './day.ts';
import { glyph } from './glyphs.ts';
import { clock, screen } from './language.ts';
import { palette } from './palette.ts';
import { area, type Box, disc, line, type Pen, sheet, text, widthOf } from './pen.ts';

const names = 118;
const head = 38;
const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18];

/** Each printer's jobs from noon to the given hour, at most through the night, with a line at the present. In scenes it names no times of day. */
export function timeline(pen: Pen, box: Box, end = 18.6): void {
  sheet(pen, box, 14);
  const track = { x: box.x + names, y: box.y + head, width: box.width - names - 8, height: box.height - head - 12 };
  const at = (hour: number) => track.x + (hour / end) * track.width;
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 14);
  pen.clip();
  area(pen, { x: at(8), y: box.y + 1, width: box.x + box.width - at(8), height: box.height - 2 }, 0, palette.paper);
  pen.restore();
  for (const hour of hours.filter((one) => one < end)) {
    const time = clock(`${String((12 + hour) % 24).padStart(2, '0')}:00`).replace(/:00(?=\u00a0)/, '');
    line(pen, [at(hour), track.y], [at(hour), track.y + track.height], palette.lane);
    const width = widthOf(pen, time, { size: 11 }) + 6;
    const isBehindPresent = at(hour) > at(now) - 36 - width && at(hour) < at(now) + 21;
    if (screen.language && hour < Math.min(18, end - 1) && !isBehindPresent)
      text(pen, time, [at(hour) + 6, box.y + 22], { size: 11, colour: palette.inkFaint });
  }
  glyph(pen, 'moon', [at(8) - 10, box.y + 22], 13, palette.inkFaint, 2);
  const row = track.height / schedule.length;
  for (const [i, slots] of schedule.entries()) {
    const middle = track.y + (i + 0.5) * row;
    text(pen, printers[i]?.name ?? '', [box.x + 18, middle], { size: 12.5, weight: 690 });
    for (const slot of slots.filter(({ from }) => from < end)) {
      const width = at(Math.min(slot.to, end)) - at(slot.from);
      drawSlot(pen, slot, { x: at(slot.from), y: middle - 12.5, width, height: 25 });
    }
  }
  present(pen, at(now), box.y + 22, track.y + track.height);
}

const looks = {
  printing: { ground: palette.accent, ink: '#ffffff' },
  planned: { ground: palette.accentSoft, ink: palette.accent },
  urgent: { ground: palette.action, ink: palette.actionInk },
};

function drawSlot(pen: Pen, slot: Slot, box: Box): void {
  const { ground, ink } = looks[slot.state];
  area(pen, { ...box, width: box.width - 2 }, 7, ground);
  if (box.width < 16) return;
  text(pen, `×${slot.pieces}`, [box.x + box.width / 2 - 1, box.y + box.height / 2], {
    size: box.width < 22 ? 10 : 11.5,
    weight: 710,
    colour: ink,
    align: 'center',
  });
}

function present(pen: Pen, x: number, top: number, bottom: number): void {
  line(pen, [x, top], [x, bottom], palette.ink, 1.6);
  if (screen.language) presentTime(pen, x, top);
  else disc(pen, [x, top], 5, palette.ink);
}

function presentTime(pen: Pen, x: number, top: number): void {
  const minutes = String(Math.round((now % 1) * 60)).padStart(2, '0');
  const time = clock(`${12 + Math.floor(now)}:${minutes}`);
  const type = { size: 11.5, weight: 710 };
  const half = Math.max(21, widthOf(pen, time, type) / 2 + 7);
  area(pen, { x: x - half, y: top - 10, width: 2 * half, height: 20 }, 10, palette.ink);
  text(pen, time, [x, top], { ...type, colour: palette.surface, align: 'center' });
}
