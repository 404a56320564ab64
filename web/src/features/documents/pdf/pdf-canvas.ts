import { type Locale, locales } from '@heliograph/schema/locales.ts';
import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './style.ts';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

export type TextStyle = { size: number; isBold?: boolean; color?: string };

export type Placement = { x?: number; y?: number; width?: number; align?: 'left' | 'right'; parent?: Structure };

export type CanvasOptions = { locale: Locale; title: string; author: string; date: Date };

/** A tagged A4 document with a cursor. Its elements are added to the open section of the structure tree. */
export class PdfCanvas {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Structure;
  readonly #leading: number;
  #section: Structure;

  constructor({ locale, title, author, date }: CanvasOptions, fonts: Fonts) {
    this.#leading = locale === 'cn' ? 0.22 : 0.32;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locales[locale].tag,
      bufferPages: true,
      // The default font is one of the 14 standard fonts, which the document would not embed.
      font: null as never,
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: 'pdfkit',
        // Without the time of rendering, equal records result in equal bytes.
        CreationDate: date,
        ModDate: date,
      },
    });
    this.doc.registerFont('regular', Buffer.from(fonts.regular));
    this.doc.registerFont('bold', Buffer.from(fonts.bold));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  get y(): number {
    return this.doc.y;
  }

  set y(y: number) {
    this.doc.y = y;
  }

  startSection(): void {
    this.#closeSection();
    this.#section = this.doc.struct('Sect');
    this.#root.add(this.#section);
  }

  /** Continues on the next page if less than this height is left. Returns whether it did. */
  reserve(height: number): boolean {
    const isFull = this.y + height > PAGE.height - PAGE.bottom;
    if (isFull) this.doc.addPage();
    return isFull;
  }

  /** Adds space above an element, unless it is the first on its page. */
  space(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  setStyle({ size, isBold = false, color = COLORS.ink }: TextStyle): { lineGap: number } {
    this.doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    return { lineGap: size * (isBold ? 0.12 : this.#leading) };
  }

  heightOf(text: string, style: TextStyle, width: number = CONTENT_WIDTH): number {
    const { lineGap } = this.setStyle(style);
    return this.doc.heightOfString(text, { lineGap, width }) - lineGap;
  }

  text(
    type: string,
    text: string,
    style: TextStyle,
    { x = PAGE.left, y = this.y, width = CONTENT_WIDTH, align = 'left', parent = this.#section }: Placement = {},
  ): void {
    const element = this.doc.struct(type, {}, () => {
      const options = this.setStyle(style);
      this.doc.text(text, x, y, { ...options, width, align });
    });
    parent.add(element);
    element.end();
    this.doc.x = PAGE.left;
  }

  /** Adds an element that contains others. The caller ends it. */
  container(type: string, parent: Structure = this.#section): Structure {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  figure(alt: string, draw: () => void): void {
    this.#section.add(this.doc.struct('Figure', { alt }, draw));
  }

  /** Draws lines and areas, which assistive technology skips. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type } as never);
    draw();
    this.doc.endMarkedContent();
  }

  rule(color: string, width: number): void {
    const { y } = this;
    this.decorate(() => this.line(y, color, width));
  }

  /** Draws a line as wide as the content. */
  line(y: number, color: string, width: number): void {
    this.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.width - PAGE.right, y)
      .lineWidth(width)
      .stroke(color);
  }

  /** Closes the structure tree, calls `drawPage` on each page, and returns the file. */
  async finish(drawPage: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    this.#closeSection();
    this.#root.end();
    const chunks: Uint8Array[] = [];
    const done = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.doc.switchToPage(start + index);
      // Text below the bottom margin would start a new page.
      this.doc.page.margins.bottom = 0;
      this.decorate(() => drawPage(index + 1, count), 'Pagination');
    }
    this.doc.end();
    await done;
    return new Uint8Array(Buffer.concat(chunks));
  }

  #closeSection(): void {
    if (this.#section !== this.#root) this.#section.end();
  }
}
