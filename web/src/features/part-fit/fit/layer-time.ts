import type { FitPrinter } from '../fit-records.ts';

type Printing = FitPrinter['printing'];

/** `stated` for the layer height, for `another` one, or `assumed` as the printer has none. */
type LayerTime = { seconds: number; source: 'stated' | 'another' | 'assumed' };

/** Null if the printer does not print the layer height. */
export function findLayerTime(printing: Printing, layer: number, assumed: number): LayerTime | null {
  if (layer < printing.minLayerHeight || layer > printing.maxLayerHeight) return null;
  const distance = ({ layerHeight }: { layerHeight: number }) => Math.abs(layerHeight - layer);
  const [closest] = printing.layerTimes.toSorted((a, b) => distance(a) - distance(b));
  if (!closest) return { seconds: assumed, source: 'assumed' };
  return { seconds: closest.seconds, source: closest.layerHeight === layer ? 'stated' : 'another' };
}

export type LayerTimeSource = LayerTime['source'];
