import type { PdfCanvas, Structure, TextStyle } from './pdf-canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SIZES } from './style.ts';

/** `share` of the content's width. Without labels the table has no head. */
export type Column = { label?: string; share: number; isNumeric?: boolean };

type Row = { columns: readonly Column[]; cells: readonly string[]; styleOf: (column: number) => TextStyle };

const CELL = { x: 6, y: 3.75 };

const HEAD_STYLE = { size: SIZES.small, isBold: true, color: COLORS.inkSoft };

/** Writes a table. Its head is repeated on each page. */
export function writeTable(canvas: PdfCanvas, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const labels = columns.flatMap(({ label }) => label ?? []);
  const hasHead = labels.length > 0;
  const table = canvas.container('Table');
  const writeHead = () => {
    if (hasHead) writeRow(canvas, table, { columns, cells: labels, styleOf: () => HEAD_STYLE }, () => 'TH');
    canvas.rule(COLORS.ink, 0.8);
  };
  canvas.y += 3;
  if (hasHead) canvas.reserve(60);
  writeHead();
  for (const cells of rows) {
    const row = { columns, cells, styleOf: (column: number) => bodyStyle(column === 0 && !hasHead) };
    if (canvas.reserve(heightOfRow(canvas, row)) && hasHead) writeHead();
    writeRow(canvas, table, row, (column) => (column === 0 ? 'TH' : 'TD'));
    canvas.rule(COLORS.line, 0.5);
  }
  table.end();
  canvas.y += 6;
}

const bodyStyle = (isName: boolean): TextStyle => ({ size: SIZES.text, ...(isName && { color: COLORS.inkSoft }) });

function heightOfRow(canvas: PdfCanvas, { columns, cells, styleOf }: Row): number {
  const heights = cells.map((cell, column) => {
    const width = CONTENT_WIDTH * (columns[column]?.share ?? 0) - 2 * CELL.x;
    return canvas.heightOf(cell || ' ', styleOf(column), width);
  });
  return Math.max(...heights) + 2 * CELL.y;
}

function writeRow(canvas: PdfCanvas, table: Structure, row: Row, typeOf: (column: number) => string): void {
  const height = heightOfRow(canvas, row);
  const { y } = canvas;
  const line = canvas.container('TR', table);
  let x: number = PAGE.left;
  for (const [column, cell] of row.cells.entries()) {
    const { share = 0, isNumeric = false } = row.columns[column] ?? {};
    const width = CONTENT_WIDTH * share;
    canvas.text(typeOf(column), cell, row.styleOf(column), {
      // The first column is flush with the text.
      x: x + (column === 0 ? 0 : CELL.x),
      y: y + CELL.y,
      width: width - 2 * CELL.x,
      align: isNumeric ? 'right' : 'left',
      parent: line,
    });
    x += width;
  }
  line.end();
  canvas.y = y + height;
}
