import type { Group } from 'three';
import { graphite, stone, warmWhite } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

/** A treatment chair as one sees it out of focus: base, seat, leg rest, back and head rest. Its foot end is at +z. */
export function dentalChair(): Group {
  const cushion = (width: number, length: number) =>
    solid(prism({ width, depth: length, height: 90, corner: 70, edge: 34, foot: 20 }), stone);
  return assembly(
    solid(prism({ width: 460, depth: 820, height: 60, corner: 120, edge: 16 }), warmWhite),
    solid(prism({ width: 240, depth: 300, height: 380, corner: 80, edge: 8 }), warmWhite, [0, 50, 0]),
    placed(turned(cushion(520, 640), { x: 4 }), [0, 430, 120]),
    placed(turned(cushion(420, 620), { x: 22 }), [0, 350, 620]),
    placed(turned(cushion(500, 760), { x: 42 }), [0, 640, -440]),
    placed(turned(cushion(240, 260), { x: 42 }), [0, 980, -800]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 70, depth: 420, height: 50, corner: 34, edge: 22 }), graphite, [side * 310, 620, -40]),
    ),
  );
}
