import { type Group, LatheGeometry, Matrix4, Vector2, Vector3 } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { blasted } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';
import { guideField, sleeveHeight } from './teeth/guide.ts';

export const view: Partial<View> = { azimuth: 28, elevation: 40, lens: 14, fill: { width: 0.76, height: 0.8 } };

const isSite = ({ number, side }: Placed) => (number === 5 && side === 1) || (number === 4 && side === -1);

/** A drilling guide for two implants, seated on a lower model. */
export function createPart(): Group {
  const dentition = createDentition(createArch('lower'), (tooth) => (isSite(tooth) ? 'missing' : 'whole'));
  const sites = dentition.arch.teeth.filter(isSite);
  const model = polygonise(
    modelField(dentition, { top: 10, outer: 6, inner: 6 }),
    { low: [-36, -1, -34], high: [36, 29, 33] },
    0.45,
  );
  const guide = polygonise(guideField(dentition, sites), { low: [-38, 8, -36], high: [38, 34, 36] }, 0.56);
  return assembly(
    solid(model, castResin('#d8c4a0')),
    clearSheet(guide, { tint: '#f6f8f8', edge: 0.62, shadow: '#f0f2f2' }),
    ...sites.map(sleeve),
  );
}

function sleeve({ neck, axes }: Placed): Group {
  const [x = [], w = [], z = []] = [axes[0], axes[2], axes[1]];
  const profile = [
    [2.1, 0],
    [2.55, 0],
    [2.55, 4.6],
    [3.2, 4.6],
    [3.3, 4.75],
    [3.3, 5.2],
    [3.2, 5.3],
    [2.3, 5.3],
    [2.1, 5.1],
    [2.1, 0],
  ];
  const tube = solid(
    new LatheGeometry(
      profile.map(([radius = 0, y = 0]) => new Vector2(radius, y)),
      64,
    ),
    blasted,
  );
  const group = assembly(tube);
  const rotation = new Matrix4().makeBasis(new Vector3(...x), new Vector3(...w), new Vector3(...z));
  group.quaternion.setFromRotationMatrix(rotation);
  group.position.set(neck[0] ?? 0, neck[1] ?? 0, neck[2] ?? 0).addScaledVector(new Vector3(...w), sleeveHeight);
  return group;
}
