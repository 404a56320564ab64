import { BufferGeometry, Float32BufferAttribute, type Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { smoothStep } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';
import { lettersAt, plateFields } from './textures/plate-fields.ts';
import type { Relief } from './textures/relief-plate.ts';

export const view: Partial<View> = { azimuth: 16, elevation: 50, lens: 14, fill: { width: 0.84, height: 0.86 } };

const [width, depth, height] = [80, 60, 6];
const margin = 2;
const cell = 0.19;
const opening = { x: 0, y: 0, width: width - 2 * margin, height: depth - 2 * margin, corner: 3 };
const field = { across: 18.4, along: 27.4, width: 16.6, depth: 20.4 };

/** The sample plate of 80 by 60 mm: eight textures, and the depth of each in micrometres below it. */
export function createPart(): Group {
  const beige = castResin('#d8c3a0');
  return assembly(
    solid(plate({ width, height: depth, corner: 4 }, height, [opening], 0.3).rotateX(-Math.PI / 2), beige),
    solid(prism({ width: opening.width, depth: opening.height, height: height - 0.9, corner: 1, edge: 0.2 }), beige),
    solid(surface(heightAt()), beige, [0, height + 0.01, 0]),
  );
}

/** Fields are sunk to their depth; the figures are engraved. */
function heightAt(): Relief {
  const fields = plateFields.map(({ depth: micrometres, relief }, i) => {
    const [x, z] = [((i % 4) - 1.5) * field.across, i < 4 ? -field.along / 2 : field.along / 2];
    const label = lettersAt(`${micrometres} µm`, 2.7);
    return { x, z: z - 1.9, deep: micrometres / 1000, relief, label };
  });
  return (x, z) => {
    let sunk = 0;
    for (const each of fields) {
      const [u, v] = [x - each.x, z - each.z];
      const rim = Math.max(Math.abs(u) - field.width / 2, Math.abs(v) - field.depth / 2);
      if (rim < 0) sunk += each.deep * each.relief(u, v) * smoothStep(0, -0.5, rim);
      if (Math.abs(u) < 9 && Math.abs(v - 12.4) < 2.2) sunk -= 0.3 * each.label(u, v - 12.4);
    }
    return sunk;
  };
}

function surface(height: Relief): BufferGeometry {
  const [wide, long] = [opening.width + 0.6, opening.height + 0.6];
  const [columns, rows] = [Math.round(wide / cell), Math.round(long / cell)];
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3);
  const normals = new Float32Array(positions.length);
  const faces: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, z] = [(column / columns - 0.5) * wide, (row / rows - 0.5) * long];
      const at = (row * (columns + 1) + column) * 3;
      positions.set([x, height(x, z), z], at);
      normals.set(slopeAt(height, x, z), at);
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      faces.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return geometry.setIndex(faces);
}

function slopeAt(height: Relief, x: number, z: number): [number, number, number] {
  const by = 0.07;
  const [dx, dz] = [
    (height(x + by, z) - height(x - by, z)) / (2 * by),
    (height(x, z + by) - height(x, z - by)) / (2 * by),
  ];
  const length = Math.hypot(dx, 1, dz);
  return [-dx / length, 1 / length, -dz / length];
}
