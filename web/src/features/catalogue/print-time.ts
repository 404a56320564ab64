import type { FitPrinter } from '#features/part-fit/fit-records.ts';

type Layers = Pick<FitPrinter['printing'], 'layerTimes'>;

/** Of a full arch printed flat, in millimeters. */
export const SAMPLE_HEIGHT = 20;

/** Of a part of the sample height, in the thickest layers with a known time; null if no time is known. */
export function findPrintTime({ layerTimes }: Layers): { minutes: number; layerHeight: number } | null {
  const thickest = layerTimes.at(-1);
  if (!thickest) return null;
  const { layerHeight, seconds } = thickest;
  return { layerHeight, minutes: Math.round((((SAMPLE_HEIGHT * 1000) / layerHeight) * seconds) / 60) };
}
