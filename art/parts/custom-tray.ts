import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { trayField } from './teeth/tray.ts';

export const view: Partial<View> = { azimuth: 26, elevation: 36, lens: 14, fill: { width: 0.76, height: 0.8 } };

/** An individual impression tray for the lower jaw. */
export function createPart(): Group {
  const tray = polygonise(trayField(createArch('lower')), { low: [-42, -1, -38], high: [42, 18, 56] }, 0.5);
  return assembly(solid(tray, castResin('#8fb9dc')));
}
