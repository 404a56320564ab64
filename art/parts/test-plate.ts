import { BoxGeometry, CylinderGeometry, type Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { type Opening, plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';

export const view: Partial<View> = { azimuth: 20, elevation: 40, lens: 14, fill: { width: 0.86, height: 0.84 } };

const [width, depth, base] = [144, 94, 4];
const beige = castResin('#d8c4a0');

/** The plate that a new printer prints for its test: steps, slots, holes, pins and walls of graded sizes. */
export function createPart(): Group {
  const body = plate({ width, height: depth, corner: 6 }, base, [...slots(), ...holes()], 0.4);
  return assembly(solid(body.rotateX(-Math.PI / 2), beige), ...steps(), ring(), ...pins(), ...walls());
}

function slots(): Opening[] {
  return [4, 3, 2.2, 1.6, 1.1, 0.8, 0.6].map((wide, i) => ({
    x: -60 + i * 8.6,
    y: -2,
    width: wide,
    height: 28,
    corner: Math.min(0.8, wide / 2),
  }));
}

function holes(): Opening[] {
  const across = [13, 28, 40.5, 50.5, 58.5];
  return [11, 8.6, 6.4, 4.6, 3.2].map((wide, i) => ({
    x: across[i] ?? 0,
    y: -2,
    width: wide,
    height: wide,
    corner: wide / 2,
  }));
}

/** Each is 2 mm higher than the one before. */
function steps() {
  return Array.from({ length: 6 }, (_, i) =>
    solid(prism({ width: 17.02, depth: 20, height: 2 * (i + 1) + 0.4, corner: 0.6, edge: 0.3 }), beige, [
      -56 + i * 17,
      base - 0.4,
      -31,
    ]),
  );
}

/** For the inside jaws of a caliper. */
function ring() {
  const tube = plate(
    { width: 24, height: 24, corner: 12 },
    12,
    [{ x: 0, y: 0, width: 16, height: 16, corner: 8 }],
    0.4,
  );
  return solid(tube.rotateX(-Math.PI / 2), beige, [53, base - 0.4, -31]);
}

function pins() {
  return [8, 6.4, 5, 4, 3, 2.2, 1.6, 1.1].map((wide, i) =>
    solid(new CylinderGeometry(wide / 2, wide / 2, 14, 48), beige, [-60 + i * 10.4 - i * i * 0.28, base + 6.8, 32]),
  );
}

function walls() {
  return [2.4, 1.7, 1.2, 0.8, 0.5].map((thin, i) =>
    solid(new BoxGeometry(thin, 11, 20), beige, [22 + i * 9, base + 5.4, 32]),
  );
}
