import { COLORS } from './style.ts';

export type Pictogram = 'GHS05' | 'GHS07' | 'GHS08' | 'GHS09';

type Place = { x: number; y: number; size: number };

/** Symbols on a grid of 100, inside the diamond. */
const SYMBOLS: Partial<Record<Pictogram, (doc: PDFKit.PDFDocument) => void>> = {
  GHS07: (doc) => {
    doc
      .path(
        'M50 23c5.2 0 8.6 3.6 8 9l-3.6 26.5c-.5 3.6-2 5.5-4.4 5.5s-3.9-1.900-4.400-5.500L42 32c-.6-5.400 2.800-9 8-9z',
      )
      .fill('#000000');
    doc.circle(50, 72, 5.6).fill('#000000');
  },
  GHS09: (doc) => {
    doc.path('M17 64c10-3.500 18-2 27 1s22 3.500 39-1v4c-14 8-29 8.500-39 6s-18-3-27-6z').fill('#000000');
    doc.path('M40 60c6-1 10-4 16-4s11 3 14 5l8-5v10l-8-3c-4 4-9 5-14 5s-11-3-16-8z').fill('#ffffff');
    doc.path('M40 60c6-1 10-4 16-4s11 3 14 5l8-5v10l-8-3c-4 4-9 5-14 5s-11-3-16-8z').lineWidth(1.6).stroke('#000000');
    doc.circle(48, 60, 1.3).fill('#000000');
    doc.path('M37 58l-2-16c-5-1-9-5-10-10 4 1 7 3 9 6l-1-14h4l1 8c2-4 6-7 11-8-1 6-5 10-10 12l2 22z').fill('#000000');
  },
};

/** A black symbol in a red diamond, as the GHS prescribes; codes without a drawing are written out. */
export function drawPictogram(doc: PDFKit.PDFDocument, code: Pictogram, { x, y, size }: Place): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 100);
  doc.path('M50 3L97 50L50 97L3 50z').lineWidth(4.5).lineJoin('miter').fillAndStroke('#ffffff', COLORS.danger);
  const draw = SYMBOLS[code];
  if (draw) draw(doc);
  else doc.font('bold').fontSize(20).fillColor('#000000').text(code, 20, 38, { lineBreak: false });
  doc.restore();
}
