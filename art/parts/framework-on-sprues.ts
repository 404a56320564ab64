import { type Group, LatheGeometry, type Material, type Mesh, Vector2 } from 'three';
import { rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMin } from '../shapes/field.ts';
import { assembly, type Place, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { barNodes, frameworkField } from './teeth/framework.ts';
import { rodField } from './teeth/sprues.ts';
import { workingModel } from './teeth/working-model.ts';

export const view: Partial<View> = { azimuth: -30, elevation: 30, lens: 14, fill: { width: 0.82, height: 0.86 } };

/** Cast UV 3.0. */
const green = Object.assign(castResin('#2f8a5c'), { roughness: 0.36, clearcoat: 0.45, clearcoatRoughness: 0.22 });
const gap = { from: 24.6, to: 42.6 };
const lift = 14;
const hub: Place = [0, -5.5, -4];

/** The pattern of a lower framework with its sprues on the former of a casting ring, ready to invest. */
export function createPart(): Group {
  return assembly(frameworkWithSprues(), solid(new LatheGeometry(former, 128), rubber, [0, 0, -4]));
}

/** The pattern and its sprues without the former, or the casting if the material is a metal. */
export function frameworkWithSprues(material: Material = green, cell = 0.28): Mesh {
  const dentition = createDentition(createArch('lower'), ({ number }) =>
    number === 4 || number === 5 ? 'missing' : 'whole',
  );
  const model = workingModel(dentition, gap);
  const framework = frameworkField(dentition, model, gap);
  const bar = barNodes(dentition, model, gap.to - 1);
  const sprues = [0.12, 0.34, 0.66, 0.88].flatMap((share) => {
    const node = bar[Math.round(share * (bar.length - 1))];
    return node ? [rodField({ from: hub, to: [node.at.x, node.at.y - 0.6, node.at.z], radius: 1.5 })] : [];
  });
  const trunk = rodField({ from: [0, -10, -4], to: hub, radius: 3 });
  const field: Field = (x, y, z) => {
    let body = framework(x, y, z);
    for (const rod of [...sprues, trunk]) body = smoothMin(body, rod(x, y, z), 1.4);
    return body;
  };
  return solid(polygonise(field, { low: [-34, -14, -30], high: [34, 28, 26] }, cell).translate(0, lift, 0), material);
}

const former = [
  [0.001, 0],
  [27, 0],
  [27.8, 0.8],
  [27.8, 3.4],
  [27.2, 4],
  [25.4, 4],
  [25, 3.4],
  [24.6, 2.4],
  [23, 2],
  [14, 2.6],
  [8, 4.2],
  [5, 5.4],
  [0.001, 5.6],
].map(([radius = 0, y = 0]) => new Vector2(radius, y));
