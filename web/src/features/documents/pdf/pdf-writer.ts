import { loadFonts } from './fonts.ts';
import { type DocumentFrame, drawPageFrame } from './page-frame.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { type Column, writeTable } from './pdf-table.ts';
import { drawPictogram, type Pictogram } from './pictograms.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SIZES } from './style.ts';

type Block = { title: string; text: string };

/** Writes a tagged A4 document: headings, paragraphs, tables and notices, with the header and footer of the maker. */
export class PdfWriter {
  readonly #canvas: PdfCanvas;
  readonly #frame: DocumentFrame;

  private constructor(canvas: PdfCanvas, frame: DocumentFrame) {
    this.#canvas = canvas;
    this.#frame = frame;
    this.#writeTitle();
  }

  static async create(frame: DocumentFrame): Promise<PdfWriter> {
    const { locale, kind, brand } = frame;
    const options = {
      locale,
      title: `${frame.title} – ${kind}`,
      author: brand,
      date: new Date(`${frame.date}T00:00:00Z`),
    };
    return new PdfWriter(new PdfCanvas(options, await loadFonts(locale)), frame);
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#canvas.finish((page, pages) => drawPageFrame(this.#canvas, this.#frame, page, pages));
  }

  heading(text: string): void {
    this.#canvas.startSection();
    this.#canvas.reserve(74);
    this.#canvas.space(15);
    this.#canvas.text('H2', text, { size: SIZES.heading, isBold: true });
    this.#canvas.y += 4;
  }

  subheading(text: string): void {
    this.#canvas.reserve(44);
    this.#canvas.space(5);
    this.#canvas.text('H3', text, { size: SIZES.subheading, isBold: true });
    this.#canvas.y += 1.5;
  }

  /** Within the text below a subheading. */
  minorHeading(text: string): void {
    this.#canvas.reserve(40);
    this.#canvas.text('H4', text, { size: SIZES.text, color: COLORS.inkSoft });
    this.#canvas.y += 2;
  }

  paragraph(text: string, { isSmall = false } = {}): void {
    this.#canvas.text('P', text, isSmall ? { size: SIZES.small, color: COLORS.inkSoft } : { size: SIZES.text });
    this.#canvas.y += 4;
  }

  /** Titled paragraphs; numbered if they are steps. */
  blocks(blocks: readonly Block[], { isOrdered = false } = {}): void {
    for (const [index, { title, text }] of blocks.entries()) {
      this.#canvas.reserve(this.#canvas.heightOf(text, { size: SIZES.text }) + 26);
      this.subheading(isOrdered ? `${index + 1}. ${title}` : title);
      this.paragraph(text);
    }
  }

  list(items: readonly string[], { isOrdered = false } = {}): void {
    const indent = 16;
    const width = CONTENT_WIDTH - indent;
    const style = { size: SIZES.text };
    const list = this.#canvas.container('L');
    for (const [index, item] of items.entries()) {
      const height = this.#canvas.heightOf(item, style, width);
      this.#canvas.reserve(height);
      const { y } = this.#canvas;
      const line = this.#canvas.container('LI', list);
      this.#canvas.text('Lbl', isOrdered ? `${index + 1}.` : '•', style, { y, width: indent, parent: line });
      this.#canvas.text('LBody', item, style, { x: PAGE.left + indent, y, width, parent: line });
      line.end();
      this.#canvas.y = y + height + 4;
    }
    list.end();
    this.#canvas.y += 2;
  }

  notice(text: string): void {
    const padding = 9;
    const style = { size: SIZES.small };
    const width = CONTENT_WIDTH - 2 * padding - 3;
    const height = this.#canvas.heightOf(text, style, width) + 2 * padding;
    this.#canvas.reserve(height + 8);
    this.#canvas.y += 4;
    const { y, doc } = this.#canvas;
    this.#canvas.decorate(() => {
      doc.rect(PAGE.left, y, CONTENT_WIDTH, height).fill(COLORS.warningSoft);
      doc.rect(PAGE.left, y, 3, height).fill(COLORS.action);
    });
    this.#canvas.text('P', text, style, { x: PAGE.left + padding + 3, y: y + padding, width });
    this.#canvas.y = y + height + 8;
  }

  /** Titled paragraphs in two columns. */
  grid(blocks: readonly Block[]): void {
    const gap = 22;
    const width = (CONTENT_WIDTH - gap) / 2;
    const titleStyle = { size: SIZES.subheading, isBold: true };
    const textStyle = { size: SIZES.text };
    for (let start = 0; start < blocks.length; start += 2) {
      const pair = blocks.slice(start, start + 2).map(({ title, text }) => ({
        title,
        text,
        titleHeight: this.#canvas.heightOf(title, titleStyle, width) + 1.5,
        textHeight: this.#canvas.heightOf(text, textStyle, width),
      }));
      const height = Math.max(...pair.map(({ titleHeight, textHeight }) => titleHeight + textHeight));
      this.#canvas.reserve(height + 4);
      const y = this.#canvas.y + (start === 0 ? 2 : 0);
      for (const [column, { title, text, titleHeight }] of pair.entries()) {
        const x = PAGE.left + column * (width + gap);
        this.#canvas.text('H3', title, titleStyle, { x, y, width });
        this.#canvas.text('P', text, textStyle, { x, y: y + titleHeight, width });
      }
      this.#canvas.y = y + height + 7;
    }
  }

  /** Names with their values. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    writeTable(this.#canvas, [{ share: 0.32 }, { share: 0.68 }], rows);
  }

  /** Statements with their codes. */
  statements(rows: readonly { code: string; text: string }[]): void {
    const cells = rows.map(({ code, text }) => [code, text]);
    writeTable(this.#canvas, [{ share: 0.21 }, { share: 0.79 }], cells);
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    writeTable(this.#canvas, columns, rows);
  }

  swatches(colors: readonly { name: string; hex: string }[]): void {
    const perRow = 4;
    const gap = 8;
    const width = (CONTENT_WIDTH - gap * (perRow - 1)) / perRow;
    const { doc } = this.#canvas;
    for (let start = 0; start < colors.length; start += perRow) {
      this.#canvas.reserve(34);
      const y = this.#canvas.y + 3;
      for (const [column, { name, hex }] of colors.slice(start, start + perRow).entries()) {
        const x = PAGE.left + column * (width + gap);
        this.#canvas.decorate(() => doc.roundedRect(x, y, 20, 20, 2).lineWidth(0.5).fillAndStroke(hex, COLORS.edge));
        this.#canvas.text('P', name, { size: SIZES.small }, { x: x + 27, y: y + 4.5, width: width - 27 });
      }
      this.#canvas.y = y + 28;
    }
  }

  pictograms(pictograms: readonly { code: Pictogram; name: string }[], signalWord: string): void {
    const size = 52;
    const step = size + 12;
    this.#canvas.reserve(size + 30);
    const y = this.#canvas.y + 4;
    for (const [index, { code, name }] of pictograms.entries()) {
      const x = PAGE.left + index * step;
      this.#canvas.figure(`${code}: ${name}`, () => drawPictogram(this.#canvas.doc, code, { x, y, size }));
    }
    const x = PAGE.left + pictograms.length * step + 6;
    this.#canvas.text('P', signalWord, { size: 15, isBold: true }, { x, y: y + size / 2 - 9, width: 200 });
    this.#canvas.y = y + size + 8;
  }

  #writeTitle(): void {
    const { kind, title, summary, dateLine } = this.#frame;
    this.#canvas.text('P', kind, { size: SIZES.small, isBold: true, color: COLORS.accent });
    this.#canvas.y += 2;
    this.#canvas.text('H1', title, { size: SIZES.title, isBold: true });
    if (summary) {
      this.#canvas.y += 4;
      this.#canvas.text('P', summary, { size: SIZES.lead, color: COLORS.inkSoft });
    }
    this.#canvas.y += 5;
    this.#canvas.text('P', dateLine, { size: SIZES.small, color: COLORS.inkSoft });
    this.#canvas.y += 2;
  }
}
