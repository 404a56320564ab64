/** Seconds of a layer in model and castable resins, by printer and layer height in micrometres, as in the data sheets. */
export const secondsPerLayer: Record<string, Record<number, number>> = {
  'A2D 4K': { 100: 9 },
  'A2D HD': { 50: 5.75 },
  'A2D Ortho': { 100: 9 },
  A3D: { 50: 6.5 },
  'C Series': { 100: 10.5 },
  'ChairSide Pro': { 100: 8.5 },
  'Reflex 2': { 50: 7.3 },
  'Reflex 2 Pro': { 30: 9.35 },
};

type Layers = { layer: number; layers: number; layerHeight: number };

/** In minutes; `A2D Ortho · 1` is one of several of a kind. */
export function printTime(name: string, layerHeight: number, layers: number): number {
  const seconds = secondsPerLayer[name.split(' · ')[0] ?? '']?.[layerHeight];
  if (!seconds) throw new Error(`There is no time for a layer of ${layerHeight} µm on the ${name}.`);
  return (layers * seconds) / 60;
}

/** Of the job, in whole minutes. */
export function minutesLeft({ name, layerHeight, layer, layers }: Layers & { name: string }): number {
  return Math.round(printTime(name, layerHeight, layers - layer));
}
