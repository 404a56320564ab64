import type { ProductDetail } from '#features/products/product-data.ts';

/** `id` is the message that names it. */
export type MachineFact = { id: 'housing' | 'weight' | 'power'; lines: readonly string[] };

type ComparedRow = { key: string; cells: readonly { lines: readonly string[] }[] };

/** Size, weight and power supply of a printer, whose comparison starts the row of connections with the power supply. */
export function readPrinterHousing(rows: readonly ComparedRow[], column: number): readonly string[] {
  const linesOf = (key: string) => rows.find((row) => row.key === key)?.cells[column]?.lines ?? [];
  return [...linesOf('MACHINE_SIZE'), ...linesOf('POWER_AND_CONNECTIONS').slice(0, 1)];
}

type Station = Pick<ProductDetail, 'specification'>;
type FormatNumber = (value: number) => string;

/** Of a station; modules for printers have no size. */
export function readStationFacts({ specification }: Station, format: FormatNumber): MachineFact[] {
  const linesOf = (wanted: string) =>
    specification
      .filter(({ key }) => key === wanted)
      .map(
        ({ text, measurement }) => text ?? (measurement ? `${format(measurement.value)}\u00a0${measurement.unit}` : ''),
      );
  const [size, weight] = [linesOf('machineSize'), linesOf('weight')];
  const facts: MachineFact[] = [
    size.length > 0 ? { id: 'housing', lines: [...size, ...weight] } : { id: 'weight', lines: weight },
    { id: 'power', lines: linesOf('powerSupply') },
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

/** The first rows of its data sheet, and the printers that it works with. */
export function readStationRows({ specification }: Station, count: number): Station['specification'] {
  return specification.filter(({ key }, index) => index < count || key === 'printers');
}
