import { type CaseRow, cases, openCase } from './cases.ts';
import { drawPart } from './drawings.ts';
import { type Glyph, glyph } from './glyphs.ts';
import { clock, screenWords } from './language.ts';
import { palette } from './palette.ts';
import { area, type Box, bar, disc, line, outline, type Pen, type Point, sheet, text, widthOf } from './pen.ts';
import { boardSize, content, platformFrame } from './platform-frame.ts';

const list = { x: content.left, y: content.top, width: 420, height: boardSize.height - content.top - 24 };
const rowHeight = 86;

/** The cases of a laboratory on the left, the one that waits for approval on the right. */
export function caseBoard(pen: Pen): void {
  platformFrame(pen, 'Blueprint');
  sheet(pen, list, 14);
  for (const [i, row] of cases.entries())
    caseRow(pen, row, { ...list, y: list.y + 8 + i * rowHeight, height: rowHeight });
  const detail = { ...list, x: list.x + list.width + 22, width: boardSize.width - 24 - list.x - list.width - 22 };
  sheet(pen, detail, 14);
  caseDetail(pen, detail);
}

const marks: Record<CaseRow['state'], { icon: Glyph; colour: string; ground: string }> = {
  approval: { icon: 'clock', colour: palette.actionInk, ground: palette.action },
  design: { icon: 'sliders', colour: palette.accent, ground: palette.accentSoft },
  print: { icon: 'printer', colour: palette.accent, ground: palette.accentSoft },
  sent: { icon: 'parcel', colour: palette.success, ground: palette.successSoft },
  scan: { icon: 'camera', colour: palette.inkSoft, ground: palette.lane },
};

function caseRow(pen: Pen, { number, drawing, resin, due, state, isOpen = false }: CaseRow, box: Box): void {
  const middle = box.y + box.height / 2;
  if (isOpen) {
    area(pen, { x: box.x + 8, y: box.y + 3, width: box.width - 16, height: box.height - 6 }, 12, palette.accentSoft);
  } else {
    line(pen, [box.x + 20, box.y + box.height], [box.x + box.width - 20, box.y + box.height], palette.lane);
  }
  const tile = { x: box.x + 20, y: middle - 31, width: 62, height: 62 };
  area(pen, tile, 10, isOpen ? palette.surface : palette.paper);
  drawPart(pen, drawing, { x: tile.x + 6, y: tile.y + 6, width: 50, height: 50 }, resin);
  text(pen, number, [box.x + 100, middle - 13], { size: 18, weight: 720 });
  glyph(pen, 'clock', [box.x + 108, middle + 15], 15, palette.inkSoft, 2);
  text(pen, clock(due), [box.x + 122, middle + 15], { size: 15, weight: 620, colour: palette.inkSoft });
  const { icon, colour, ground } = marks[state];
  disc(pen, [box.x + box.width - 46, middle], 22, ground);
  glyph(pen, icon, [box.x + box.width - 46, middle], 23, colour, 2.1);
}

/** The case that waits for approval: its scan and design, its stages and what can be done. */
export function caseDetail(pen: Pen, box: Box): void {
  const left = box.x + 26;
  const right = box.x + box.width - 26;
  text(pen, openCase.number, [left, box.y + 36], { size: 25, weight: 730, spacing: -0.5 });
  const due = { size: 21, weight: 680 };
  const time = clock(openCase.due);
  text(pen, time, [right, box.y + 36], { ...due, align: 'right' });
  glyph(pen, 'clock', [right - widthOf(pen, time, due) - 20, box.y + 36], 20, palette.inkSoft, 2);
  const words = screenWords();
  const view = { x: left, y: box.y + 66, width: right - left, height: words ? 282 : 316 };
  area(pen, view, 14, palette.lane);
  const arch = view.height - 48;
  const start = view.x + (view.width - 2 * arch - 30) / 2;
  drawPart(pen, 'arch', { x: start, y: view.y + 24, width: arch, height: arch }, '#d8c4a0');
  drawPart(pen, 'bridge', { x: start + arch + 54, y: view.y + 40, width: arch - 24, height: arch - 24 }, '#ecdcb8');
  stages(pen, [left + 30, view.y + view.height + 46], right - left - 60, words?.stages);
  const half = (right - left - 16) / 2;
  const change = { x: left, y: box.y + box.height - 82, width: half, height: 56 };
  const approve = { ...change, x: left + half + 16 };
  outline(pen, change, 14, palette.inkFaint, 1.6);
  button(pen, 'sliders', words?.change, change, palette.ink);
  area(pen, approve, 14, palette.action);
  button(pen, 'check', words?.approve, approve, palette.actionInk);
}

/** An icon in the middle, or the word before which it stands. */
export function button(pen: Pen, icon: Glyph, word: string | undefined, box: Box, colour: string): void {
  const type = { size: box.height * 0.38, weight: 680, colour };
  const size = word ? type.size * 1.1 : box.height * 0.48;
  const gap = word ? size * 0.45 : 0;
  const width = word ? size + gap + widthOf(pen, word, type) : size;
  const [x, y] = [box.x + (box.width - width) / 2, box.y + box.height / 2];
  glyph(pen, icon, [x + size / 2, y], size, colour, 2.4);
  if (word) text(pen, word, [x + size + gap, y], type);
}

const path: Glyph[] = ['camera', 'sliders', 'check', 'printer', 'parcel'];

/** Scan, design, approval, print and dispatch; the case waits for the third. */
function stages(pen: Pen, [x, y]: Point, width: number, names: string[] = []): void {
  const step = width / (path.length - 1);
  bar(pen, { x, y: y - 3, width, height: 6 }, openCase.reached / (path.length - 1), palette.success, palette.lane);
  for (const [i, icon] of path.entries()) {
    const isDone = i < openCase.reached;
    const ground = isDone ? palette.success : i === openCase.reached ? palette.action : palette.lane;
    const colour = isDone ? palette.surface : i === openCase.reached ? palette.actionInk : palette.inkFaint;
    disc(pen, [x + i * step, y], 25, ground);
    glyph(pen, icon, [x + i * step, y], 25, colour, 2.1);
    const [weight, ink] = i === openCase.reached ? [700, palette.ink] : [570, palette.inkSoft];
    text(pen, names[i] ?? '', [x + i * step, y + 41], { size: 16, weight, colour: ink, align: 'center' });
  }
}
