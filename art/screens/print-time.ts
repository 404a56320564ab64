/** Of a layer of 100 µm on the A2D 4K. */
const SECONDS_PER_LAYER = 9;

/** In whole minutes. */
export function minutesOf(layers: number, secondsPerLayer = SECONDS_PER_LAYER): number {
  return Math.round((layers * secondsPerLayer) / 60);
}
