import type { PartName } from '#content/parts/parts.ts';
import type { PrinterComparison } from './comparison/comparison-data.ts';
import type { ComparisonCell } from './comparison/comparison-rows.ts';
import { describePlatformJob, type PlatformJob, type Texts } from './platform/print-times.ts';
import type { KeyFigure, ProductCardData, ProductDetail } from './product-data.ts';
import { typicalParts } from './typical-part.ts';

type Printer = Pick<ProductCardData, 'slug' | 'line' | 'buildVolume' | 'printing'>;

/** By slug: a full platform with its shortest print time, the pixel size, and for labs how parts are removed. */
export function toCardFigures<P extends Printer>(
  printers: readonly P[],
  comparison: Pick<PrinterComparison, 'rows'> & { printers: readonly { slug: string }[] },
  texts: Texts,
  /** Instead of a platform of the typical part. */
  jobOf: (printer: P) => PlatformJob | undefined = () => undefined,
): ReadonlyMap<string, readonly KeyFigure[]> {
  const rowOf = (key: string) => comparison.rows.find((row) => row.key === key);
  const [pixels, removal] = [rowOf('PIXEL_SIZE'), rowOf('AUTOMATIC_PART_REMOVAL')];
  const figures = comparison.printers.map(({ slug }, column) => {
    const printer = printers.find((one) => one.slug === slug);
    const job = printer && (jobOf(printer) ?? describePlatformJob(printer, typicalParts[printer.line], texts));
    const [pixelSize] = pixels?.cells[column]?.lines ?? [];
    return [
      slug,
      toFigures([
        [job?.parts, job?.times[0]],
        [pixels?.name, pixelSize],
        [
          texts.t('Products.card.removal'),
          toRemoval(removal?.cells[column], removal?.name) ?? toManual(printer, texts),
        ],
      ]),
    ] as const;
  });
  return new Map(figures);
}

/** A full platform of a part with all its print times. */
export function toPlatformFigure(printer: Omit<Printer, 'slug' | 'line'>, part: PartName, texts: Texts): KeyFigure[] {
  const job = describePlatformJob(printer, part, texts);
  return toFigures([[job?.parts, job?.times.join(', ')]]);
}

/** Rows of the data sheet of a station on its card. */
const STATION_ROWS = 2;

/** The first rows of the data sheet of a station. */
export function toStationFigures(
  rows: ProductDetail['specification'],
  write: (measurement: NonNullable<ProductDetail['specification'][number]['measurement']>) => string,
): readonly KeyFigure[] {
  return toFigures(
    rows
      .slice(0, STATION_ROWS)
      .map(({ name, text, measurement }) => [name, measurement ? write(measurement) : (text ?? undefined)]),
  );
}

/** Without details, the name of the row says that it is automatic. */
function toRemoval(cell: ComparisonCell | undefined, name: string | undefined) {
  return cell?.isAvailable ? (cell.lines[0] ?? name) : undefined;
}

function toManual(printer: Printer | undefined, { t }: Texts) {
  return printer?.line === 'DENTAL' ? t('Products.card.byHand') : undefined;
}

function toFigures(pairs: readonly (readonly [name: string | undefined, text: string | undefined])[]): KeyFigure[] {
  return pairs.flatMap(([name, text]) => (name && text ? [{ name, text }] : []));
}
