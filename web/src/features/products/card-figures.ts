import { partOutlines } from '#content/parts/parts.ts';
import type { PrinterComparison } from './comparison/comparison-data.ts';
import type { ComparisonCell } from './comparison/comparison-rows.ts';
import { countOf, packOn } from './platform/packing.ts';
import type { KeyFigure, ProductCardData, ProductDetail } from './product-data.ts';

type Texts = { arches: string; removal: string; byHand: string };
type Printer = Pick<ProductCardData, 'slug' | 'line' | 'buildVolume'>;

/**
 * What buyers compare, by slug: dental labs the full arches of a job and whether it is unloaded automatically, makers the
 * pixel size.
 */
export function toCardFigures(
  printers: readonly Printer[],
  comparison: Pick<PrinterComparison, 'rows'> & { printers: readonly { slug: string }[] },
  texts: Texts,
): ReadonlyMap<string, readonly KeyFigure[]> {
  const rowOf = (key: string) => comparison.rows.find((row) => row.key === key);
  const [pixels, removal] = [rowOf('PIXEL_SIZE'), rowOf('AUTOMATIC_PART_REMOVAL')];
  const figures = comparison.printers.map(({ slug }, column) => {
    const printer = printers.find((one) => one.slug === slug);
    const [pixelSize] = pixels?.cells[column]?.lines ?? [];
    if (printer?.line !== 'DENTAL') return [slug, toFigures([[pixels?.name, pixelSize]])] as const;
    const removed = toRemoval(removal?.cells[column], removal?.name, texts);
    return [
      slug,
      toFigures([
        [texts.arches, countArches(printer)],
        [texts.removal, removed],
      ]),
    ] as const;
  });
  return new Map(figures);
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

function countArches({ buildVolume }: Printer): string | undefined {
  const count = buildVolume ? countOf(packOn(buildVolume, partOutlines.model)) : 0;
  return count > 0 ? `${count}` : undefined;
}

/** Without details, the name of the row says that it is automatic. */
function toRemoval(cell: ComparisonCell | undefined, name: string | undefined, { byHand }: Texts) {
  if (cell?.isAvailable === true) return cell.lines[0] ?? name;
  return cell?.isAvailable === false ? byHand : undefined;
}

function toFigures(pairs: readonly (readonly [name: string | undefined, text: string | undefined])[]): KeyFigure[] {
  return pairs.flatMap(([name, text]) => (name && text ? [{ name, text }] : []));
}
