import { CatmullRomCurve3, type Group, type Material, TubeGeometry, Vector3 } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { gold } from '../materials/precious-metals.ts';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { earringField } from './eyewear/earring.ts';
import { frontField, lensField, templeField } from './eyewear/frame.ts';

export const view: Partial<View> = { azimuth: 20, elevation: 27, lens: 14, fill: { width: 0.98, height: 0.96 } };

const frame = Object.assign(castResin('#25272b'), { roughness: 0.36, clearcoat: 0.6, clearcoatRoughness: 0.2 });
const wax = Object.assign(castResin('#2f5fa8'), { roughness: 0.34, clearcoat: 0.55, clearcoatRoughness: 0.2 });

/** A printed frame with lenses, an earring as a pattern, and the same earring cast. */
export function createPart(): Group {
  const larger = 1.25;
  const earrings = [
    grounded(turned(earring(wax), { y: 24 }), 26, 64),
    grounded(turned(earring(gold, true), { y: -32 }), 72, 50),
  ];
  for (const earring of earrings) earring.scale.multiplyScalar(larger);
  return assembly(grounded(glasses(), 0, -30), ...earrings);
}

function glasses(): Group {
  const front = polygonise(frontField(), { low: [-70, -26, -14], high: [70, 24, 6] }, 0.62);
  const temples = ([1, -1] as const).map((side) =>
    polygonise(templeField(side), { low: [side > 0 ? 52 : -74, -30, -145], high: [side > 0 ? 74 : -52, 22, 2] }, 0.75),
  );
  const lenses = polygonise(lensField(), { low: [-62, -24, -12], high: [62, 24, 6] }, 0.9);
  return assembly(
    solid(front, frame),
    ...temples.map((temple) => solid(temple, frame, [0, 0, -4])),
    clearSheet(lenses, { tint: '#dfe9e4', edge: 0.7 }),
  );
}

function earring(material: Material, hasWire = false): Group {
  const pattern = polygonise(earringField(), { low: [-16, -0.5, -29], high: [16, 5, 16] }, 0.28);
  const wire = new CatmullRomCurve3(
    [
      [0, 1, -26.8],
      [1.2, 2.2, -31],
      [4.6, 2, -35.6],
      [9.4, 1.2, -35],
      [11, 0.8, -29],
      [10.4, 0.6, -22],
    ].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)),
  );
  const hook = hasWire ? [solid(new TubeGeometry(wire, 64, 0.42, 12), material)] : [];
  return assembly(solid(pattern, material), ...hook);
}
