import { crownView } from './crown-view.ts';
import { glyph } from './glyphs.ts';
import { decimal } from './language.ts';
import { nightPalette } from './palette.ts';
import { area, type Box, bar, disc, line, type Pen, type Point, text } from './pen.ts';
import { boardSize } from './platform-frame.ts';
import { type Tool, toolGlyph } from './tool-glyphs.ts';

const { paper, surface, lane, ink, inkSoft, inkFaint, line: hairline, accent, accentSoft, action } = nightPalette;

/** Pixels for each unit of the board. */
export const designPixels = 3;

const [head, tools, panel] = [52, 76, 272];
const view = { x: tools, y: head, width: boardSize.width - tools - panel, height: boardSize.height - head };

/** A crown in a design program: tools on the left, the jaw in the middle, parameters on the right. */
export function designBoard(pen: Pen): void {
  area(pen, { x: 0, y: 0, ...boardSize }, 0, surface);
  ground(pen);
  crownView(pen, view, designPixels);
  axes(pen, [view.x + 54, view.y + view.height - 50]);
  header(pen);
  toolColumn(pen);
  parameters(pen, { x: boardSize.width - panel, y: head, width: panel, height: view.height });
}

function ground(pen: Pen): void {
  const [x, y] = [view.x + view.width / 2, view.y + view.height * 0.42];
  const light = pen.createRadialGradient(x, y, 40, x, y, view.width * 0.62);
  light.addColorStop(0, '#343741');
  light.addColorStop(1, paper);
  pen.fillStyle = light;
  pen.fillRect(view.x, view.y, view.width, view.height);
}

function header(pen: Pen): void {
  line(pen, [0, head], [boardSize.width, head], hairline, 1.5);
  toolGlyph(pen, 'crown', [tools / 2, head / 2], 28, accent);
  text(pen, '24-0824', [tools + 18, head / 2], { size: 20, weight: 700, colour: ink });
  for (let i = 0; i < 4; i++) {
    const box = { x: 300 + i * 118, y: head / 2 - 5, width: 88 - 14 * (i % 2), height: 10 };
    area(pen, box, 5, i === 1 ? accent : lane);
    if (i === 1) area(pen, { x: box.x - 14, y: head - 3, width: box.width + 28, height: 4 }, 2, accent);
  }
  disc(pen, [boardSize.width - 40, head / 2], 15, accentSoft);
  disc(pen, [boardSize.width - 40, head / 2 - 4], 5, accent);
  area(pen, { x: boardSize.width - 49, y: head / 2 + 3, width: 18, height: 7 }, [7, 7, 2, 2], accent);
}

const column: Tool[] = ['rotate', 'margin', 'axis', 'crown', 'contact', 'brush', 'section', 'measure'];

function toolColumn(pen: Pen): void {
  line(pen, [tools, head], [tools, boardSize.height], hairline, 1.5);
  for (const [i, tool] of column.entries()) {
    const y = head + 48 + i * 72;
    const isActive = tool === 'contact';
    if (isActive) area(pen, { x: tools / 2 - 27, y: y - 27, width: 54, height: 54 }, 13, accent);
    toolGlyph(pen, tool, [tools / 2, y], 33, isActive ? paper : inkSoft);
  }
}

function parameters(pen: Pen, box: Box): void {
  line(pen, [box.x, box.y], [box.x, box.y + box.height], hairline, 1.5);
  const [left, width] = [box.x + 24, box.width - 48];
  toothChart(pen, [box.x + box.width / 2, box.y + 116]);
  heatScale(pen, { x: left, y: box.y + 228, width, height: 14 });
  const rows = [
    { share: 0.34, value: '0.04 mm' },
    { share: 0.72, value: '0.80 mm' },
    { share: 0.5, value: '0.60 mm' },
    { share: 0.22, value: '0.02 mm' },
  ];
  for (const [i, row] of rows.entries()) slider(pen, row, { x: left, y: box.y + 296 + i * 56, width, height: 8 });
  for (const [i, [colour, opacity]] of layers.entries())
    layer(pen, colour, opacity, { x: left, y: box.y + 516 + i * 34, width, height: 20 });
  const accept = { x: left, y: box.y + box.height - 74, width, height: 50 };
  area(pen, accept, 13, action);
  glyph(pen, 'check', [accept.x + width / 2, accept.y + 25], 28, nightPalette.actionInk, 2.6);
}

const layers = [
  ['#e0d1b2', 1],
  ['#967eff', 0.55],
] as const;

/** The teeth of the lower jaw as seen from above, the prepared one marked. */
function toothChart(pen: Pen, [x, y]: Point): void {
  for (let i = 0; i < 14; i++) {
    const turn = ((i - 6.5) / 6.5) * 1.42;
    const isBack = Math.abs(i - 6.5) > 4;
    const at: Point = [x - 84 * Math.sin(turn), y - 72 + 136 * Math.cos(turn)];
    pen.beginPath();
    pen.ellipse(...at, isBack ? 13.5 : 9, isBack ? 15 : 11.5, turn, 0, Math.PI * 2);
    pen.fillStyle = i === 1 ? accent : '#565963';
    pen.fill();
  }
}

function heatScale(pen: Pen, box: Box): void {
  const colours = pen.createLinearGradient(box.x, 0, box.x + box.width, 0);
  for (const [share, colour] of [
    [0.06, '#3abe6c'],
    [0.5, '#fad642'],
    [0.94, '#ec4034'],
  ] as const)
    colours.addColorStop(share, colour);
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 7);
  pen.fillStyle = colours;
  pen.fill();
  for (let i = 0; i <= 4; i++) {
    const x = box.x + 4 + ((box.width - 8) * i) / 4;
    line(pen, [x, box.y + 20], [x, box.y + 27], inkFaint, 1.6);
  }
}

function slider(pen: Pen, { share, value }: { share: number; value: string }, box: Box): void {
  area(pen, { x: box.x, y: box.y - 22, width: 44 + 50 * share, height: 9 }, 4.5, lane);
  text(pen, decimal(value), [box.x + box.width, box.y - 17], { size: 17, weight: 640, colour: ink, align: 'right' });
  bar(pen, box, share, accent, lane);
  disc(pen, [box.x + box.width * share, box.y + box.height / 2], 9, ink);
}

function layer(pen: Pen, colour: string, opacity: number, box: Box): void {
  area(pen, { ...box, width: 20 }, 6, colour);
  area(pen, { x: box.x + 34, y: box.y + 6, width: 62, height: 9 }, 4.5, lane);
  bar(pen, { x: box.x + 126, y: box.y + 7, width: box.width - 126, height: 7 }, opacity, inkSoft, lane);
}

function axes(pen: Pen, [x, y]: Point): void {
  for (const [end, colour] of [
    [[x + 27, y + 13], '#ec6a5e'],
    [[x, y - 34], '#62c988'],
    [[x - 25, y + 15], '#6f8cff'],
  ] as [Point, string][]) {
    line(pen, [x, y], end, colour, 4);
    disc(pen, end, 5, colour);
  }
}
