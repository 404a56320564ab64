import type { useFormatter, useTranslations } from 'next-intl';
import { partJobs } from '#content/parts/part-jobs.ts';
import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { formatDuration } from '#features/calculators/format-duration.ts';
import type { ProductCardData } from '../product-data.ts';
import { countOf, packOn } from './packing.ts';

type Printer = Pick<ProductCardData, 'buildVolume' | 'printing'>;
type Printing = NonNullable<Printer['printing']>;

/** Minutes of a job in layers of a height in micrometers. */
export type PrintTime = { layer: number; minutes: number };

/** A full platform of one part, in words: `6 full-arch models, 24 mm tall`, and its times by layer height. */
export type PlatformJob = { parts: string; times: readonly string[] };

export type Texts = {
  t: ReturnType<typeof useTranslations<never>>;
  format: Pick<ReturnType<typeof useFormatter>, 'number'>;
};

/** Of the usual layer heights of the part, those for which the printer has a time. */
export function printTimesOf(layerTimes: Printing['layerTimes'], part: PartName): PrintTime[] {
  const { height, layers } = partJobs[part];
  return layers.flatMap((layer) => {
    const time = layerTimes.find(({ layerHeight }) => layerHeight === layer);
    return time ? [{ layer, minutes: toMinutes(height, layer, time.seconds) }] : [];
  });
}

export function writePrintTimes(printing: Printer['printing'], part: PartName, texts: Texts): string[] {
  return printTimesOf(printing?.layerTimes ?? [], part).map((time) => writePrintTime(time, texts));
}

/** Null if the printer has no time for the layer. `height` is in millimeters, `layer` in micrometers. */
export function writeJobTime(
  printing: Printer['printing'],
  { height, layer }: { height: number; layer: number },
  texts: Texts,
): string | null {
  const time = printing?.layerTimes.find(({ layerHeight }) => layerHeight === layer);
  return time ? writePrintTime({ layer, minutes: toMinutes(height, layer, time.seconds) }, texts) : null;
}

const toMinutes = (height: number, layer: number, seconds: number) =>
  (Math.ceil((height * 1000) / layer) * seconds) / 60;

function writePrintTime({ layer, minutes }: PrintTime, { t, format }: Texts): string {
  return t('Sections.printTime', {
    duration: formatDuration(
      minutes,
      (unit) => t(`Units.${unit}`),
      (value) => format.number(value),
    ),
    layer: format.number(layer),
  });
}

/** Null if no part fits, or the printer has no layer times. */
export function describePlatformJob(
  { buildVolume, printing }: Printer,
  part: PartName,
  texts: Texts,
): PlatformJob | null {
  const count = buildVolume ? countOf(packOn(buildVolume, partOutlines[part])) : 0;
  const times = writePrintTimes(printing, part, texts);
  if (count === 0 || times.length === 0) return null;
  const { t, format } = texts;
  const parts = t.markup(`Sections.counts.${part}`, { count, figure: (chunks) => chunks });
  return { parts: t('Sections.platformJob', { parts, height: format.number(partJobs[part].height) }), times };
}
