/** Of a layer of the dental printers, which the part calculator assumes too. */
const SECONDS_PER_LAYER = 9;

/** In whole minutes. */
export function minutesOf(layers: number, secondsPerLayer = SECONDS_PER_LAYER): number {
  return Math.round((layers * secondsPerLayer) / 60);
}
