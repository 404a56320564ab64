import { createParser } from 'nuqs/server';
import { directions } from '../mesh/directions.ts';
import type { PartMeasures } from '../mesh/measure-file.ts';

/** Numbers of a part in the address: sizes and counts, and no geometry. */
const COUNT = 4 + directions.length * 3;

const NUMBER = /^\d{1,12}(?:\.\d{1,12})?(?:e-\d{1,2})?$/;

/** Volume, area, triangles, open edges; then height, width and depth for each direction. In the unit of the file. */
export function writePart({ volume, area, triangles, openEdges, poses }: PartMeasures): string {
  const sizes = poses.flatMap(({ height, width, depth }) => [height, width, depth]);
  const [first, second, ...others] = [volume, area, ...sizes].map((value) => String(Number(value.toPrecision(6))));
  return [first, second, triangles, openEdges, ...others].join('_');
}

/** Null if any number is missing, not a number, or zero where a part has none. */
export function readPart(text: string): PartMeasures | null {
  const texts = text.split('_');
  if (texts.length !== COUNT || !texts.every((one) => NUMBER.test(one))) return null;
  const [volume = 0, area = 0, triangles = 0, openEdges = 0, ...sizes] = texts.map(Number);
  if ([volume, area, ...sizes].some((value) => value <= 0)) return null;
  if (![triangles, openEdges].every(Number.isInteger)) return null;
  const poses = directions.map((_, index) => {
    const [height = 0, width = 0, depth = 0] = sizes.slice(index * 3, index * 3 + 3);
    return { height, width, depth };
  });
  return { volume, area, triangles, openEdges, poses };
}

export const partParam = createParser({ parse: readPart, serialize: writePart });
