import type { BufferGeometry, Group } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { assembly } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createGuard, extent, flatTable } from './splints/night-guard.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: 44, elevation: 24, lens: 14, fill: { width: 0.74, height: 0.78 } };

/** Where the splint is highest, and how strongly it is bent. */
const middle = 2;
const bend = 0.0085;

/** A soft bite splint, arched: it stands on the front teeth and its ends. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const splint = bent(polygonise(createGuard(dentition, flatTable(dentition)).body, extent, 0.48));
  splint.computeBoundingBox();
  return assembly(
    clearSheet(splint.translate(0, -(splint.boundingBox?.min.y ?? 0), 0), {
      tint: '#eff4f6',
      edge: 0.5,
      shadow: '#d2dce1',
    }),
  );
}

/** Front and ends are lower than the middle. */
function bent(geometry: BufferGeometry): BufferGeometry {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  for (let i = 0; i < position.count; i++) {
    const from = position.getZ(i) - middle;
    position.setY(i, position.getY(i) - bend * from * from);
    normal.setZ(i, normal.getZ(i) + 2 * bend * from * normal.getY(i));
  }
  geometry.normalizeNormals();
  return geometry;
}
