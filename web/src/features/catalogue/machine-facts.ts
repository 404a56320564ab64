import type { ProductDetail } from '#features/products/product-data.ts';

/** `id` is the message that names it. */
export type MachineFact = { id: 'housing' | 'power'; lines: readonly string[] };

type ComparedRow = { key: string; cells: readonly { lines: readonly string[] }[] };

/** Of a printer, whose comparison starts the row of connections with the power supply. */
export function readPrinterFacts(rows: readonly ComparedRow[], column: number): MachineFact[] {
  const linesOf = (key: string) => rows.find((row) => row.key === key)?.cells[column]?.lines ?? [];
  return toFacts(linesOf('MACHINE_SIZE'), linesOf('POWER_AND_CONNECTIONS').slice(0, 1));
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
  return toFacts([...linesOf('machineSize'), ...linesOf('weight')], linesOf('powerSupply'));
}

function toFacts(housing: readonly string[], power: readonly string[]): MachineFact[] {
  return [{ id: 'housing', lines: housing } as const, { id: 'power', lines: power } as const].filter(
    ({ lines }) => lines.length > 0,
  );
}
