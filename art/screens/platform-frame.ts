import { brandMark, type Glyph, glyph } from './glyphs.ts';
import { palette } from './palette.ts';
import { area, disc, line, outline, type Pen, text, widthOf } from './pen.ts';

/** The size that boards are drawn at; a monitor of 27 inches shows all of it. */
export const boardSize = { width: 1280, height: 720 };

const rail = 68;
const bar = 66;

/** Where the content of a board begins. */
export const content = { left: rail + 24, top: bar + 20 };

const platforms = ['StreamFlow', 'Ultra-Net', 'Blueprint'] as const;
type PlatformName = (typeof platforms)[number];

const icons: Glyph[] = ['board', 'printer', 'folder', 'drop', 'chart'];
const iconOf: Record<PlatformName, Glyph> = { StreamFlow: 'board', 'Ultra-Net': 'printer', Blueprint: 'folder' };

/** The rail on the left and the bar on top, with the part of the platform that is open. */
export function platformFrame(pen: Pen, open: PlatformName): void {
  area(pen, { x: 0, y: 0, ...boardSize }, 0, palette.paper);
  drawRail(pen, iconOf[open]);
  drawBar(pen, open);
}

function drawRail(pen: Pen, open: Glyph): void {
  line(pen, [rail, 0], [rail, boardSize.height], palette.line);
  brandMark(pen, [rail / 2, bar / 2], 32);
  for (const [i, icon] of icons.entries()) {
    const y = 110 + i * 54;
    if (icon === open) area(pen, { x: rail / 2 - 21, y: y - 21, width: 42, height: 42 }, 12, palette.accentSoft);
    glyph(pen, icon, [rail / 2, y], 22, icon === open ? palette.accent : palette.inkSoft, icon === open ? 2 : 1.7);
  }
  disc(pen, [rail / 2 + 10, 154], 4.5, palette.action);
  glyph(pen, 'sliders', [rail / 2, boardSize.height - 44], 22, palette.inkSoft, 1.7);
}

function drawBar(pen: Pen, open: PlatformName): void {
  const right = boardSize.width - 24;
  const middle = bar / 2;
  line(pen, [rail, bar], [boardSize.width, bar], palette.line);
  let x = content.left;
  for (const name of platforms) {
    const isOpen = name === open;
    const type = { size: 17, weight: isOpen ? 750 : 600, colour: isOpen ? palette.ink : palette.inkSoft };
    const width = widthOf(pen, name, type);
    text(pen, name, [x, middle], type);
    if (isOpen) area(pen, { x, y: bar - 3, width, height: 3 }, 1.5, palette.accent);
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
