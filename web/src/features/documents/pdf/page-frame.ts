import type { Locale } from '@heliograph/schema/locales.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SIZES } from './style.ts';

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

/** Draws the header and the footer of the maker on the current page. Pages count from 1. */
export function drawPageFrame(canvas: PdfCanvas, frame: DocumentFrame, page: number, pages: number): void {
  drawHeader(canvas, frame, page === 1);
  drawFooter(canvas, frame.footer, frame.pageLine(page, pages));
}

function drawHeader(canvas: PdfCanvas, { brand, kind, title }: DocumentFrame, isFirst: boolean): void {
  const y = 36;
  drawMark(canvas.doc, { x: PAGE.left, y: y - 2, size: 19 });
  canvas.setStyle({ size: 12.5, isBold: true });
  canvas.doc.text(brand, PAGE.left + 26, y, { lineBreak: false });
  if (!isFirst) {
    canvas.setStyle({ size: SIZES.small, color: COLORS.inkSoft });
    const options = { width: CONTENT_WIDTH - 120, height: 12, align: 'right', ellipsis: true } as const;
    canvas.doc.text(`${title} · ${kind}`, PAGE.left + 120, y + 3, options);
  }
  canvas.line(64, COLORS.line, 0.5);
}

function drawFooter(canvas: PdfCanvas, footer: string, pageLine: string): void {
  const y = PAGE.height - 50;
  canvas.line(y - 9, COLORS.line, 0.5);
  const options = canvas.setStyle({ size: SIZES.fine, color: COLORS.inkSoft });
  canvas.doc.text(footer, PAGE.left, y, { ...options, width: CONTENT_WIDTH - 100 });
  canvas.doc.text(pageLine, PAGE.width - PAGE.right - 95, y, { width: 95, align: 'right' });
}

/** The mark of the header of the site, on a grid of 24. */
function drawMark(doc: PDFKit.PDFDocument, { x, y, size }: { x: number; y: number; size: number }): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24);
  doc.circle(12, 12, 10.5).lineWidth(1.5).stroke(COLORS.accent);
  doc.path('M4 9.5h16M3 12.5h18M4.5 15.5h15').lineWidth(1).stroke(COLORS.accent);
  doc.circle(12, 8, 2.5).fill(COLORS.accent);
  doc.restore();
}
