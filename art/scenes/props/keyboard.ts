import type { Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { blasted } from '../../materials/metals.ts';
import { warmWhite } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const pitch = 19;
const gap = 2.6;
/** Widths of the keys of each row, from the back to the front, in pitches. */
const rows = [
  Array(14).fill(1),
  [...Array(13).fill(1), 1],
  [1.5, ...Array(12).fill(1), 0.5],
  [1.75, ...Array(11).fill(1), 1.25],
  [1.25, ...Array(10).fill(1), 2.75],
  [1, 1, 1, 1.25, 5.5, 1.25, 1, 1, 1],
];

/** A flat keyboard of aluminium with white keys, its long side to the viewer. */
export function keyboard(): Group {
  const width = 14 * pitch + gap + 6;
  const depth = rows.length * pitch + gap + 6;
  const keys = rows.flatMap((row, line) => {
    let x = -7 * pitch;
    return row.map((units) => {
      const key = prism({
        width: units * pitch - gap,
        depth: pitch - gap,
        height: 2.2,
        corner: 2.4,
        edge: 0.6,
        foot: 0.2,
      });
      key.translate(x + (units * pitch) / 2, 6.2, (line - (rows.length - 1) / 2) * pitch);
      x += units * pitch;
      return key;
    });
  });
  return placed(
    turned(
      assembly(
        solid(prism({ width, depth, height: 6.4, corner: 9, edge: 1, foot: 0.6 }), blasted),
        solid(mergeGeometries(keys), warmWhite),
      ),
      { x: 2.4 },
    ),
    [0, 2.6, 0],
  );
}
