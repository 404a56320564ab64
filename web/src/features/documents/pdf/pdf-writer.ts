import { type Locale, locales } from '@heliograph/schema/locales.ts';
import PDFDocument from 'pdfkit';
import { type Fonts, loadFonts } from './fonts.ts';
import { drawPictogram, type Pictogram } from './pictograms.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SIZES } from './style.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

export type DocumentFrame = {
  locale: Locale;
  brand: string;
  /** What the document is, for example a data sheet. */
  kind: string;
  title: string;
  summary?: string;
  /** ISO 8601. */
  date: string;
  /** The date as a text. */
  dateLine: string;
  footer: string;
  pageLine: (page: number, pages: number) => string;
};

export type Column = { label: string; share: number; isNumeric?: boolean };

type Placement = { x?: number; y?: number; width?: number; align?: 'left' | 'right'; parent?: Structure };

type TextStyle = { size: number; isBold?: boolean; color?: string };

const CELL = { x: 6, y: 5.5 };

/**
 * Writes a tagged A4 document: headings, paragraphs, tables and notices, with the header and footer of the maker. One
 * class, because all parts share the cursor and the structure tree of the document.
 */
export class PdfWriter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #frame: DocumentFrame;
  readonly #root: Structure;
  readonly #leading: number;
  #section: Structure;

  private constructor(frame: DocumentFrame, fonts: Fonts) {
    this.#frame = frame;
    this.#leading = frame.locale === 'cn' ? 0.22 : 0.32;
    const date = new Date(`${frame.date}T00:00:00Z`);
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locales[frame.locale].tag,
      bufferPages: true,
      // The default font is one of the 14 standard fonts, which the document would not embed.
      font: null as never,
      info: {
        Title: `${frame.title} – ${frame.kind}`,
        Author: frame.brand,
        Creator: frame.brand,
        Producer: 'pdfkit',
        // Without the time of rendering, equal records result in equal bytes.
        CreationDate: date,
        ModDate: date,
      },
    });
    this.#doc.registerFont('regular', Buffer.from(fonts.regular));
    this.#doc.registerFont('bold', Buffer.from(fonts.bold));
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#section = this.#root;
    this.#writeTitle();
  }

  static async create(frame: DocumentFrame): Promise<PdfWriter> {
    return new PdfWriter(frame, await loadFonts(frame.locale));
  }

  heading(text: string): void {
    this.#closeSection();
    this.#section = this.#doc.struct('Sect');
    this.#root.add(this.#section);
    this.#reserve(74);
    if (this.#doc.y > PAGE.top) this.#doc.y += 15;
    this.#text('H2', text, { size: SIZES.heading, isBold: true });
    this.#doc.y += 4;
  }

  subheading(text: string): void {
    this.#reserve(44);
    if (this.#doc.y > PAGE.top) this.#doc.y += 5;
    this.#text('H3', text, { size: SIZES.subheading, isBold: true });
    this.#doc.y += 1.5;
  }

  paragraph(text: string, { isSmall = false } = {}): void {
    this.#text('P', text, isSmall ? { size: SIZES.small, color: COLORS.inkSoft } : { size: SIZES.text });
    this.#doc.y += 4;
  }

  /** Titled paragraphs; numbered if they are steps. */
  blocks(blocks: readonly { title: string; text: string }[], { isOrdered = false } = {}): void {
    for (const [index, { title, text }] of blocks.entries()) {
      this.#reserve(this.#heightOf(text, { size: SIZES.text }, CONTENT_WIDTH) + 26);
      this.subheading(isOrdered ? `${index + 1}. ${title}` : title);
      this.paragraph(text);
    }
  }

  notice(text: string): void {
    const padding = 9;
    const style = { size: SIZES.small };
    const width = CONTENT_WIDTH - 2 * padding - 3;
    const height = this.#heightOf(text, style, width) + 2 * padding;
    this.#reserve(height + 8);
    this.#doc.y += 4;
    const { y } = this.#doc;
    this.#decorate(() => {
      this.#doc.rect(PAGE.left, y, CONTENT_WIDTH, height).fill(COLORS.warningSoft);
      this.#doc.rect(PAGE.left, y, 3, height).fill(COLORS.action);
    });
    this.#text('P', text, style, { x: PAGE.left + padding + 3, y: y + padding, width });
    this.#doc.y = y + height + 8;
  }

  /** Titled paragraphs in two columns. */
  grid(blocks: readonly { title: string; text: string }[]): void {
    const gap = 22;
    const width = (CONTENT_WIDTH - gap) / 2;
    const titleStyle = { size: SIZES.subheading, isBold: true };
    const textStyle = { size: SIZES.text };
    for (let start = 0; start < blocks.length; start += 2) {
      const pair = blocks.slice(start, start + 2).map(({ title, text }) => ({
        title,
        text,
        titleHeight: this.#heightOf(title, titleStyle, width) + 1.5,
        textHeight: this.#heightOf(text, textStyle, width),
      }));
      const height = Math.max(...pair.map(({ titleHeight, textHeight }) => titleHeight + textHeight));
      this.#reserve(height + 4);
      const y = this.#doc.y + (start === 0 ? 2 : 0);
      for (const [column, { title, text, titleHeight }] of pair.entries()) {
        const x = PAGE.left + column * (width + gap);
        this.#text('H3', title, titleStyle, { x, y, width });
        this.#text('P', text, textStyle, { x, y: y + titleHeight, width });
      }
      this.#doc.y = y + height + 7;
    }
  }

  /** Names with their values. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    this.#table({
      columns: [
        { label: '', share: 0.32 },
        { label: '', share: 0.68 },
      ],
      rows,
      hasHead: false,
    });
  }

  /** Statements with their codes. */
  statements(rows: readonly { code: string; text: string }[]): void {
    const columns = [
      { label: '', share: 0.21 },
      { label: '', share: 0.79 },
    ];
    this.#table({ columns, rows: rows.map(({ code, text }) => [code, text]), hasHead: false });
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    this.#table({ columns, rows, hasHead: true });
  }

  swatches(colors: readonly { name: string; hex: string }[]): void {
    const perRow = 4;
    const gap = 8;
    const width = (CONTENT_WIDTH - gap * (perRow - 1)) / perRow;
    for (let start = 0; start < colors.length; start += perRow) {
      this.#reserve(34);
      const y = this.#doc.y + 3;
      for (const [column, { name, hex }] of colors.slice(start, start + perRow).entries()) {
        const x = PAGE.left + column * (width + gap);
        this.#decorate(() => this.#doc.roundedRect(x, y, 20, 20, 2).lineWidth(0.5).fillAndStroke(hex, COLORS.edge));
        this.#text('P', name, { size: SIZES.small }, { x: x + 27, y: y + 4.5, width: width - 27 });
      }
      this.#doc.y = y + 28;
    }
  }

  pictograms(pictograms: readonly { code: Pictogram; name: string }[], signalWord: string): void {
    const size = 52;
    this.#reserve(size + 30);
    const y = this.#doc.y + 4;
    for (const [index, { code, name }] of pictograms.entries()) {
      const x = PAGE.left + index * (size + 12);
      const figure = this.#doc.struct('Figure', { alt: `${code}: ${name}` }, () =>
        drawPictogram(this.#doc, code, { x, y, size }),
      );
      this.#section.add(figure);
    }
    const x = PAGE.left + pictograms.length * (size + 12) + 6;
    this.#text('P', signalWord, { size: 15, isBold: true }, { x, y: y + size / 2 - 9, width: 200 });
    this.#doc.y = y + size + 8;
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#closeSection();
    this.#root.end();
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve, reject) => {
      this.#doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#doc.on('end', resolve);
      this.#doc.on('error', reject);
    });
    this.#writeFrames();
    this.#doc.end();
    await done;
    return new Uint8Array(Buffer.concat(chunks));
  }

  #writeTitle(): void {
    const { kind, title, summary, dateLine } = this.#frame;
    this.#text('P', kind, { size: SIZES.small, isBold: true, color: COLORS.accent });
    this.#doc.y += 2;
    this.#text('H1', title, { size: SIZES.title, isBold: true });
    if (summary) {
      this.#doc.y += 4;
      this.#text('P', summary, { size: SIZES.lead, color: COLORS.inkSoft });
    }
    this.#doc.y += 5;
    this.#text('P', dateLine, { size: SIZES.small, color: COLORS.inkSoft });
    this.#doc.y += 2;
  }

  #closeSection(): void {
    if (this.#section !== this.#root) this.#section.end();
  }

  /** Continues on the next page if less than this height is left. */
  #reserve(height: number): void {
    if (this.#doc.y + height > PAGE.height - PAGE.bottom) this.#doc.addPage();
  }

  #setStyle({ size, isBold = false, color = COLORS.ink }: TextStyle): { lineGap: number } {
    this.#doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    return { lineGap: size * (isBold ? 0.12 : this.#leading) };
  }

  #heightOf(text: string, style: TextStyle, width: number): number {
    const { lineGap } = this.#setStyle(style);
    return this.#doc.heightOfString(text, { lineGap, width }) - lineGap;
  }

  #text(
    type: string,
    text: string,
    style: TextStyle,
    { x = PAGE.left, y = this.#doc.y, width = CONTENT_WIDTH, align = 'left', parent = this.#section }: Placement = {},
  ): void {
    const element = this.#doc.struct(type, {}, () => {
      const options = this.#setStyle(style);
      this.#doc.text(text, x, y, { ...options, width, align });
    });
    parent.add(element);
    element.end();
    this.#doc.x = PAGE.left;
  }

  /** Draws lines and areas, which assistive technology skips. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' } as never);
    draw();
    this.#doc.endMarkedContent();
  }

  #table({
    columns,
    rows,
    hasHead,
  }: {
    columns: readonly Column[];
    rows: readonly (readonly string[])[];
    hasHead: boolean;
  }) {
    const table = this.#doc.struct('Table');
    this.#section.add(table);
    this.#doc.y += 3;
    const labels = columns.map(({ label }) => label);
    const headStyle = { size: SIZES.small, isBold: true, color: COLORS.inkSoft };
    const writeHead = () => {
      this.#row({ table, columns, cells: labels, style: () => headStyle, types: () => 'TH' });
      this.#rule(COLORS.ink, 0.8);
    };
    if (hasHead) {
      this.#reserve(60);
      writeHead();
    } else {
      this.#rule(COLORS.ink, 0.8);
    }
    for (const cells of rows) {
      const style = (column: number) => ({
        size: SIZES.text,
        ...(column === 0 && !hasHead && { color: COLORS.inkSoft }),
      });
      if (this.#doc.y + this.#rowHeight(columns, cells, style) > PAGE.height - PAGE.bottom) {
        this.#doc.addPage();
        if (hasHead) writeHead();
      }
      this.#row({ table, columns, cells, style, types: (column) => (column === 0 ? 'TH' : 'TD') });
      this.#rule(COLORS.line, 0.5);
    }
    table.end();
    this.#doc.y += 6;
  }

  #rowHeight(columns: readonly Column[], cells: readonly string[], style: (column: number) => TextStyle): number {
    const heights = cells.map((cell, column) => {
      const width = CONTENT_WIDTH * (columns[column]?.share ?? 0) - 2 * CELL.x;
      return this.#heightOf(cell || ' ', style(column), width);
    });
    return Math.max(...heights) + 2 * CELL.y;
  }

  #row(row: {
    table: Structure;
    columns: readonly Column[];
    cells: readonly string[];
    style: (column: number) => TextStyle;
    types: (column: number) => string;
  }): void {
    const { table, columns, cells, style, types } = row;
    const height = this.#rowHeight(columns, cells, style);
    const { y } = this.#doc;
    const line = this.#doc.struct('TR');
    table.add(line);
    let x: number = PAGE.left;
    for (const [column, cell] of cells.entries()) {
      const { share = 0, isNumeric = false } = columns[column] ?? {};
      const cellWidth = CONTENT_WIDTH * share;
      const align = isNumeric ? 'right' : 'left';
      // The first column is flush with the text.
      const inset = column === 0 ? 0 : CELL.x;
      this.#text(types(column), cell, style(column), {
        x: x + inset,
        y: y + CELL.y,
        width: cellWidth - 2 * CELL.x,
        align,
        parent: line,
      });
      x += cellWidth;
    }
    line.end();
    this.#doc.y = y + height;
  }

  #rule(color: string, width: number): void {
    const { y } = this.#doc;
    this.#decorate(() =>
      this.#doc
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.width - PAGE.right, y)
        .lineWidth(width)
        .stroke(color),
    );
  }

  #writeFrames(): void {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.#doc.switchToPage(index);
      // Text below the bottom margin would start a new page.
      this.#doc.page.margins.bottom = 0;
      this.#doc.markContent('Artifact', { type: 'Pagination' } as never);
      this.#writeHeader(index === start);
      this.#writeFooter(index - start + 1, count);
      this.#doc.endMarkedContent();
    }
  }

  #writeHeader(isFirst: boolean): void {
    const { brand, kind, title } = this.#frame;
    const y = 36;
    this.#drawMark(PAGE.left, y - 2, 19);
    this.#setStyle({ size: 12.5, isBold: true });
    this.#doc.text(brand, PAGE.left + 26, y, { lineBreak: false });
    if (!isFirst) {
      this.#setStyle({ size: SIZES.small, color: COLORS.inkSoft });
      const width = CONTENT_WIDTH - 120;
      this.#doc.text(`${title} · ${kind}`, PAGE.left + 120, y + 3, {
        width,
        height: 12,
        align: 'right',
        ellipsis: true,
      });
    }
    this.#doc
      .moveTo(PAGE.left, 64)
      .lineTo(PAGE.width - PAGE.right, 64)
      .lineWidth(0.5)
      .stroke(COLORS.line);
  }

  #writeFooter(page: number, pages: number): void {
    const y = PAGE.height - 50;
    this.#doc
      .moveTo(PAGE.left, y - 9)
      .lineTo(PAGE.width - PAGE.right, y - 9)
      .lineWidth(0.5)
      .stroke(COLORS.line);
    const options = this.#setStyle({ size: SIZES.fine, color: COLORS.inkSoft });
    this.#doc.text(this.#frame.footer, PAGE.left, y, { ...options, width: CONTENT_WIDTH - 100 });
    const line = this.#frame.pageLine(page, pages);
    this.#doc.text(line, PAGE.width - PAGE.right - 95, y, { width: 95, align: 'right' });
  }

  /** The mark of the header of the site, on a grid of 24. */
  #drawMark(x: number, y: number, size: number): void {
    const scale = size / 24;
    this.#doc.save().translate(x, y).scale(scale);
    this.#doc.circle(12, 12, 10.5).lineWidth(1.5).stroke(COLORS.accent);
    this.#doc.path('M4 9.5h16M3 12.5h18M4.5 15.5h15').lineWidth(1).stroke(COLORS.accent);
    this.#doc.circle(12, 8, 2.5).fill(COLORS.accent);
    this.#doc.restore();
  }
}
