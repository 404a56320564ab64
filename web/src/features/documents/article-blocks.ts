import { SaxesParser } from 'saxes';
import type { PdfWriter } from './pdf/pdf-writer.ts';

type ArticleBlock =
  | { kind: 'HEADING' | 'PARAGRAPH'; text: string }
  | { kind: 'LIST'; isOrdered: boolean; items: readonly string[] }
  | { kind: 'TABLE'; rows: readonly (readonly string[])[] };

const KINDS: Record<string, 'HEADING' | 'PARAGRAPH'> = {
  h2: 'HEADING',
  h3: 'HEADING',
  p: 'PARAGRAPH',
  blockquote: 'PARAGRAPH',
};

/** The blocks of an article as plain text. The gateway sanitizes the HTML, so that it is well-formed XML. */
export function toArticleBlocks(html: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let items: string[] = [];
  let rows: string[][] = [];
  let cells: string[] = [];
  let text = '';
  const takeText = () => {
    const taken = text.replaceAll(/[ \n]+/g, ' ').trim();
    text = '';
    return taken;
  };
  const closeInTable = (name: string) => {
    if (name === 'td' || name === 'th') cells.push(takeText());
    if (name === 'tr') {
      rows.push(cells);
      cells = [];
    }
    if (name !== 'table') return;
    blocks.push({ kind: 'TABLE', rows });
    rows = [];
  };
  const parser = new SaxesParser();
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const kind = KINDS[name];
    if (kind) blocks.push({ kind, text: takeText() });
    if (name === 'li') items.push(takeText());
    if (name === 'br') text += ' ';
    closeInTable(name);
    if (name !== 'ol' && name !== 'ul') return;
    blocks.push({ kind: 'LIST', isOrdered: name === 'ol', items });
    items = [];
  });
  parser.write(`<article>${html}</article>`).close();
  return blocks;
}

type HeadingLevel = 'heading' | 'minorHeading';

/** Writes an article. The first row of a table is its head, the first column is wider than the others. */
export function writeArticleBlocks(pdf: PdfWriter, html: string, headings: HeadingLevel): void {
  for (const block of toArticleBlocks(html)) {
    if (block.kind === 'LIST') pdf.list(block.items, block);
    else if (block.kind === 'TABLE') writeTableBlock(pdf, block.rows);
    else if (block.kind === 'HEADING') pdf[headings](block.text);
    else pdf.paragraph(block.text);
  }
}

const FIRST_COLUMN = 1.6;

function writeTableBlock(pdf: PdfWriter, [head = [], ...rows]: readonly (readonly string[])[]): void {
  const total = head.length - 1 + FIRST_COLUMN;
  const columns = head.map((label, index) => ({ label, share: (index === 0 ? FIRST_COLUMN : 1) / total }));
  pdf.table(columns, rows);
}
