import { type Group, MeshPhysicalMaterial } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { blasted } from '../../materials/metals.ts';
import { blackGlass, graphite, rubber } from '../../materials/plastics.ts';
import { litScreen, type Picture } from '../../screens/lit-screen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const [width, depth] = [340, 236];
const pitch = 18.6;
/** Widths of the keys of each row, from the back to the front, in pitches. */
const rows = [
  Array(14).fill(1),
  Array(14).fill(1),
  [1.5, ...Array(11).fill(1), 1.5],
  [1.75, ...Array(10).fill(1), 2.25],
  [2.25, ...Array(9).fill(1), 2.75],
  [1, 1, 1, 1.25, 5.5, 1.25, 1, 1, 1],
];
const pad = new MeshPhysicalMaterial({ color: '#b9b9b6', metalness: 0.4, roughness: 0.36 });

/** An open laptop that faces +z. */
export function laptop(picture: Picture): Group {
  const lid = assembly(
    solid(plate({ width, height: depth, corner: 12 }, 5, [], 1.2), blasted, [0, depth / 2, -5]),
    solid(plate({ width: width - 4, height: depth - 4, corner: 10 }, 0.8, [], 0.2), blackGlass, [0, depth / 2, -0.5]),
    placed(litScreen(picture, width - 18, 5), [0, depth / 2 + 3, 0.5]),
  );
  return assembly(
    solid(prism({ width: width - 40, depth: depth - 40, height: 2, corner: 6, edge: 0.5 }), rubber),
    solid(prism({ width, depth, height: 11, corner: 13, edge: 2.4, foot: 3 }), blasted, [0, 1.6, 0]),
    solid(mergeGeometries(keys()), graphite, [0, 11.6, -depth / 2 + 78]),
    solid(prism({ width: 118, depth: 72, height: 1, corner: 6, edge: 0.3 }), pad, [0, 12, depth / 2 - 46]),
    placed(turned(lid, { x: -18 }), [0, 13, -depth / 2 + 6]),
  );
}

function keys() {
  return rows.flatMap((row, line) => {
    let x = -7 * pitch;
    return row.map((units) => {
      const size = { width: units * pitch - 2.6, depth: pitch - 3, height: 2, corner: 2.2, edge: 0.5, foot: 0.2 };
      const key = prism(size).translate(x + (units * pitch) / 2, 0, (line - 2.5) * (pitch - 0.4));
      x += units * pitch;
      return key;
    });
  });
}
