import { describePlatformJob, type Texts } from '../platform/print-times.ts';
import type { ProductCardData } from '../product-data.ts';
import { typicalParts } from '../typical-part.ts';
import type { PrinterComparison } from './comparison-data.ts';
import type { ComparisonCell, ComparisonRow } from './comparison-rows.ts';

type Printer = Pick<ProductCardData, 'slug' | 'line' | 'buildVolume' | 'printing'>;

/** Half a pixel is not an accuracy to compare by; data sheets state it. */
const LEFT_OUT = 'ACCURACY';

/** With the layer heights and the time of a full platform below the build volume. */
export function addPrintRows(
  { printers, rows }: PrinterComparison,
  products: readonly Printer[],
  texts: Texts,
): PrinterComparison {
  const toRow = (key: string, name: string, linesOf: (printer: Printer) => readonly string[]): ComparisonRow => ({
    ...{ key, name },
    cells: printers.map(({ slug }): ComparisonCell => {
      const printer = products.find((product) => product.slug === slug);
      return { isAvailable: null, lines: printer ? [...linesOf(printer)] : [] };
    }),
  });
  const { t } = texts;
  const added = [
    toRow('LAYER_HEIGHTS', t('Comparison.layerHeights'), (printer) => writeLayerHeights(printer, texts)),
    toRow('PRINT_TIME', t('Comparison.printTime'), (printer) => writePrintTime(printer, texts)),
  ];
  const [first, ...others] = rows.filter(({ key }) => key !== LEFT_OUT);
  return { printers, rows: first ? [first, ...added, ...others] : added };
}

function writeLayerHeights({ printing }: Printer, { t, format }: Texts): string[] {
  if (!printing) return [];
  const { minLayerHeight, maxLayerHeight } = printing;
  return [t('Comparison.layerRange', { min: format.number(minLayerHeight), max: format.number(maxLayerHeight) })];
}

function writePrintTime(printer: Printer, texts: Texts): string[] {
  const job = describePlatformJob(printer, typicalParts[printer.line], texts);
  return job ? [job.parts, ...job.times] : [];
}
