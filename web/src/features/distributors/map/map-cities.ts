import type { DistributorEntry } from '../distributor-entry.ts';
import type { MapPoint, MapView } from './map-view.ts';

export type MapCity = { name: string; point: MapPoint; entries: readonly DistributorEntry[] };

/** Entries without coordinates are in the list only. */
export function toCities(entries: readonly DistributorEntry[]): MapCity[] {
  const located = entries.flatMap((entry) => (entry.point ? { entry, point: entry.point } : []));
  return [...Map.groupBy(located, ({ point }) => `${point.x} ${point.y}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? { name: first.entry.city, point: first.point, entries: group.map(({ entry }) => entry) } : [];
  });
}

/** In shares of the width of the view, for the narrowest screen. `rise` is from a dot to a label above or below it. */
const SIZES = { dot: 0.04, letter: 0.024, hanCharacter: 0.036, line: 0.05, rise: 0.055 };

type Box = MapPoint & { width: number };

const LABEL_SIDES = ['after', 'before', 'above', 'below'] as const;

export type LabelSide = (typeof LABEL_SIDES)[number];

/** Labels that overlap neither dots nor each other; the first cities choose first. */
export function placeLabels(cities: readonly MapCity[], view: MapView): Map<MapCity, LabelSide> {
  const placed = new Map<MapCity, LabelSide>();
  const dot = SIZES.dot * view.width;
  const line = SIZES.line * view.width;
  const taken = cities.map(({ point }): Box => ({ x: point.x - dot / 2, y: point.y, width: dot }));
  for (const city of cities) {
    const width = view.width * textWidth(city.name);
    const { x, y } = city.point;
    const rise = SIZES.rise * view.width;
    const boxes: Record<LabelSide, Box> = {
      after: { x: x + dot / 2, y, width },
      before: { x: x - dot / 2 - width, y, width },
      above: { x: x - width / 2, y: y - rise, width },
      below: { x: x - width / 2, y: y + rise, width },
    };
    const isFree = (box: Box) =>
      box.x > view.x &&
      box.x + width < view.x + view.width &&
      box.y - line / 2 > view.y &&
      box.y + line / 2 < view.y + view.height &&
      !taken.some((other) => overlap(box, other, line));
    const side = LABEL_SIDES.find((one) => isFree(boxes[one]));
    if (!side) continue;
    taken.push(boxes[side]);
    placed.set(city, side);
  }
  return placed;
}

function textWidth(text: string): number {
  const isHan = (character: string) => /\p{Script=Han}/u.test(character);
  return [...text].reduce((sum, character) => sum + (isHan(character) ? SIZES.hanCharacter : SIZES.letter), 0);
}

function overlap(one: Box, other: Box, height: number): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < height;
}
