import type { FitPrinter } from '../fit-records.ts';

type Printing = FitPrinter['printing'];

/** `stated` for the layer height, for `another` one, `own` of the visitor, or `assumed` as the printer has none. */
type LayerTime = { seconds: number; source: 'stated' | 'another' | 'own' | 'assumed' };

/** In seconds, where a record states no time. */
const ASSUMED = 9;

/** Null if the printer does not print the layer height. */
export function findLayerTime(printing: Printing, layer: number, own: number | null): LayerTime | null {
  if (layer < printing.minLayerHeight || layer > printing.maxLayerHeight) return null;
  if (own !== null) return { seconds: own, source: 'own' };
  const distance = ({ layerHeight }: { layerHeight: number }) => Math.abs(layerHeight - layer);
  const [closest] = printing.layerTimes.toSorted((a, b) => distance(a) - distance(b));
  if (!closest) return { seconds: ASSUMED, source: 'assumed' };
  return { seconds: closest.seconds, source: closest.layerHeight === layer ? 'stated' : 'another' };
}

export type LayerTimeSource = LayerTime['source'];
