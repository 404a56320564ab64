import { button } from '../screens/case-board.ts';
import { drawPart } from '../screens/drawings.ts';
import { brandMark, type Glyph, glyph } from '../screens/glyphs.ts';
import { decimal, duration, screenWords } from '../screens/language.ts';
import { palette } from '../screens/palette.ts';
import { area, type Box, bar, disc, line, outline, type Pen, sheet, text } from '../screens/pen.ts';
import { printTime } from '../screens/print-time.ts';

export const width = 600;

const height = width * 0.75;
const edge = 20;
const side = 158;
/** Six arches on the platform of an A2D 4K, as the part calculator arranges the sample part `full-arch-model.stl`. */
const job = { printer: 'A2D 4K', columns: 3, rows: 2, platform: { width: 206, depth: 116 } };
const part = { height: 21, lift: 3, layer: 0.1 };
const layers = Math.ceil((part.height + part.lift) / part.layer);
const resin = { name: 'Model HP UV 2.0', colour: '#d8c4a0' };

function listValues(): [Glyph, string][] {
  return [
    ['printer', '×6'],
    ['height', `${decimal((layers * part.layer).toFixed(1))}\u00a0mm`],
    ['layers', `${layers} × ${part.layer * 1000}\u00a0µm`],
    ['clock', duration(Math.round(printTime(job.printer, part.layer * 1000, layers)))],
  ];
}

/** A job that is arranged, its layers and the button that sends it. */
export function draw(pen: Pen): void {
  brandMark(pen, [edge + 14, 30], 28);
  text(pen, 'Prepare', [edge + 40, 30], { size: 17, weight: 740 });
  line(pen, [0, 60], [width, 60], palette.line);
  const stage = { x: edge, y: 80, width: width - side - 3 * edge, height: height - 80 - edge };
  area(pen, stage, 14, palette.lane);
  platform(pen, { x: stage.x + 20, y: stage.y + 62, width: stage.width - 40, height: 0 });
  layerSlider(pen, { x: stage.x + 20, y: stage.y + stage.height - 36, width: stage.width - 40, height: 6 });
  settings(pen, { x: width - side - edge, y: stage.y, width: side, height: stage.height });
}

/** To scale, from above. */
function platform(pen: Pen, { x, y, width: across }: Box): void {
  const { columns, rows } = job;
  const box = { x, y, width: across, height: (across * job.platform.depth) / job.platform.width };
  text(pen, `${job.platform.width} × ${job.platform.depth} mm`, [x, y - 22], { size: 12.5, colour: palette.inkSoft });
  area(pen, box, 8, palette.surface);
  outline(pen, box, 8, palette.inkFaint, 1.2);
  const [cell, row] = [box.width / columns, box.height / rows];
  const size = Math.min(cell, row) * 0.86;
  for (let i = 0; i < columns * rows; i++) {
    const middle = [x + ((i % columns) + 0.5) * cell, y + (Math.floor(i / columns) + 0.5) * row] as const;
    const place = { x: middle[0] - size / 2, y: middle[1] - size / 2, width: size, height: size };
    drawPart(pen, 'arch', place, resin.colour);
  }
}

function layerSlider(pen: Pen, box: Box): void {
  const share = 0.62;
  bar(pen, box, share, palette.accent, palette.surface);
  disc(pen, [box.x + box.width * share, box.y + box.height / 2], 9, palette.accent);
  text(pen, `${Math.round(layers * share)} / ${layers}`, [box.x + box.width, box.y - 18], {
    size: 12.5,
    colour: palette.inkSoft,
    align: 'right',
  });
}

function settings(pen: Pen, box: Box): void {
  sheet(pen, box, 14);
  const left = box.x + 16;
  text(pen, job.printer, [left, box.y + 30], { size: 19, weight: 740 });
  disc(pen, [left + 5, box.y + 58], 5, resin.colour);
  text(pen, resin.name, [left + 17, box.y + 58], { size: 12.5, weight: 620, colour: palette.inkSoft });
  for (const [i, [icon, value]] of listValues().entries()) {
    const y = box.y + 104 + i * 42;
    line(pen, [left, y - 21], [box.x + box.width - 16, y - 21], palette.line);
    glyph(pen, icon, [left + 9, y], 19, palette.inkSoft, 1.9);
    text(pen, value, [left + 30, y], { size: 14, weight: 680 });
  }
  const send = { x: left, y: box.y + box.height - 62, width: box.width - 32, height: 46 };
  area(pen, send, 12, palette.action);
  button(pen, 'arrow', screenWords()?.send, send, palette.actionInk);
}
