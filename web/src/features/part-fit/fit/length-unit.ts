import type { PartMeasures } from '../mesh/measure-file.ts';

export const lengthUnits = ['mm', 'cm', 'in', 'm'] as const;

export type LengthUnit = (typeof lengthUnits)[number];

const millimetersPer: Record<LengthUnit, number> = { mm: 1, cm: 10, in: 25.4, m: 1000 };

/** Smaller parts are rarely printed: the file has another unit. */
const SMALLEST_PART = 5;
/** Of the longest side, in millimeters. */
const USUAL_PART = 60;

/** The unit in which a part has a plausible size. Most files are in millimeters, though the formats do not say so. */
export function guessUnit(longestSide: number): LengthUnit {
  if (longestSide >= SMALLEST_PART) return 'mm';
  return lengthUnits.toSorted((a, b) => distanceOf(longestSide, a) - distanceOf(longestSide, b))[0] ?? 'mm';
}

function distanceOf(longestSide: number, unit: LengthUnit): number {
  return Math.abs(Math.log((longestSide * millimetersPer[unit]) / USUAL_PART));
}

export function toMillimeters(measures: PartMeasures, unit: LengthUnit): PartMeasures {
  const factor = millimetersPer[unit];
  return {
    ...measures,
    volume: measures.volume * factor ** 3,
    area: measures.area * factor ** 2,
    poses: measures.poses.map(({ height, width, depth }) => ({
      height: height * factor,
      width: width * factor,
      depth: depth * factor,
    })),
  };
}
