import type { FitPrinter, FitResin } from '../fit-records.ts';
import type { PartMeasures } from '../mesh/measure-file.ts';
import type { Pose } from '../mesh/poses.ts';
import type { FitInputs, Placing } from './fit-fields.ts';
import { findLayerTime, type LayerTimeSource } from './layer-time.ts';
import { boundOf, type Placement, packParts } from './pack-parts.ts';

/** `direction` is the place of the pose in `directions`. */
export type Position = Pose & { direction: number; placements: readonly Placement[] };

export type PrinterFit = {
  printer: FitPrinter;
  /** Whether it has a tested profile for the chosen resin. */
  hasProfile: boolean;
  /** Null if the part does not fit in any direction. */
  position: Position | null;
  /** By how many millimeters the part is too large in the best direction. */
  excess: number;
  /** Null if the printer does not print the layer height. */
  jobMinutes: number | null;
  timeSource: LayerTimeSource;
  jobs: number;
  totalMinutes: number | null;
  /** Resin, and printer hours where they have a price; null without a price of the resin. */
  costPerPart: number | null;
};

export type ResinUse = { milliliters: number; grams: number };

type Question = {
  /** In millimeters. */
  measures: PartMeasures;
  inputs: FitInputs;
  placing: Placing;
  resin: Pick<FitResin, 'printers'> | null;
};

/** Of one part, with supports. The measures are in millimeters. */
export function calculateResin({ volume }: PartMeasures, { supports, density }: FitInputs): ResinUse {
  const milliliters = (volume / 1000) * (1 + supports / 100);
  return { milliliters, grams: milliliters * density };
}

/**
 * One row per printer: the cheapest part first, or the shortest time where no price is known;
 * then printers without a profile for the resin, then those that are too small.
 */
export function calculateFits(printers: readonly FitPrinter[], question: Question): PrinterFit[] {
  return printers.map((printer) => calculateFit(printer, question)).toSorted(compareFits);
}

function calculateFit(printer: FitPrinter, { measures, inputs, placing, resin }: Question): PrinterFit {
  const position = findPosition(printer, measures.poses, inputs, placing);
  const time = findLayerTime(printer.printing, inputs.layer, inputs.layerTime);
  const jobs = position ? Math.ceil(inputs.parts / position.placements.length) : 0;
  const jobMinutes = position && time && (layersOf(position, inputs) * time.seconds) / 60;
  const totalMinutes = jobMinutes === null ? null : jobs * jobMinutes;
  return {
    printer,
    hasProfile: resin?.printers?.includes(printer.id) ?? true,
    position,
    excess: position ? 0 : findExcess(printer, measures.poses, inputs),
    jobMinutes,
    timeSource: time?.source ?? 'assumed',
    jobs,
    totalMinutes,
    costPerPart: position && calculateCost(measures, inputs, totalMinutes),
  };
}

function findPosition(
  printer: FitPrinter,
  poses: readonly Pose[],
  inputs: FitInputs,
  placing: Placing,
): Position | null {
  const spacing = { gap: inputs.gap, edge: edgeOf(printer, inputs) };
  const ranked = poses
    .map((pose, direction) => ({ ...pose, direction }))
    .filter(({ height }) => height + inputs.lift <= printer.buildVolume.height + TOLERANCE)
    .toSorted((a, b) => roundOff(a.height) - roundOff(b.height) || footprintOf(a) - footprintOf(b));
  let best: Position | null = null;
  for (const pose of ranked) {
    const count = best?.placements.length ?? 0;
    // A single part may lie across the corners.
    if (best && boundOf(printer.buildVolume, pose, spacing) <= count) continue;
    const placements = packParts(printer.buildVolume, pose, spacing);
    if (placements.length > count) best = { ...pose, placements };
    if (best && placing === 'low') return best;
  }
  return best;
}

/** Of sizes in binary fractions, in millimeters. */
const TOLERANCE = 1e-6;

/** To hundredths of a millimeter: heights that differ by less are equal, and the smaller footprint counts. */
function roundOff(height: number): number {
  return Math.round(height * 100);
}

function footprintOf({ width, depth }: Pose): number {
  return width * depth;
}

function edgeOf({ printing }: FitPrinter, { edge }: FitInputs): number {
  return printing.platformMargin ?? edge;
}

/** Supports lift the part off the platform. */
function layersOf({ height }: Pose, { lift, layer }: FitInputs): number {
  return Math.ceil(Number((((height + lift) * 1000) / layer).toPrecision(12)));
}

function findExcess(printer: FitPrinter, poses: readonly Pose[], inputs: FitInputs): number {
  const edge = edgeOf(printer, inputs);
  const { width, depth, height } = printer.buildVolume;
  const [long, short] = [Math.max(width, depth) - 2 * edge, Math.min(width, depth) - 2 * edge];
  return Math.min(
    ...poses.map((pose) => Math.max(pose.height + inputs.lift - height, pose.width - long, pose.depth - short)),
  );
}

function calculateCost(measures: PartMeasures, inputs: FitInputs, totalMinutes: number | null): number | null {
  const { resinPrice, printerHour, parts } = inputs;
  if (resinPrice === null || (printerHour !== null && totalMinutes === null)) return null;
  const resin = (calculateResin(measures, inputs).grams / 1000) * resinPrice;
  return resin + ((printerHour ?? 0) * (totalMinutes ?? 0)) / 60 / parts;
}

function compareFits(a: PrinterFit, b: PrinterFit): number {
  return (
    Number(b.position !== null) - Number(a.position !== null) ||
    Number(b.hasProfile) - Number(a.hasProfile) ||
    compareKnown(a.costPerPart, b.costPerPart) ||
    compareKnown(a.totalMinutes, b.totalMinutes) ||
    a.excess - b.excess
  );
}

/** Unknown values come last. Differences beyond any printed digit do not count. */
function compareKnown(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Math.abs(a - b) <= Math.max(a, b) * 1e-9 ? 0 : a - b;
}
