import type { Group } from 'three';
import { castResin } from '../../materials/resins.ts';
import { crownCase } from '../../parts/teeth/crown-case.ts';
import { crownField } from '../../parts/teeth/restorations.ts';
import { ceramic, shaded } from '../../parts/teeth/shade.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { standing } from './standing.ts';
import { tray, trayTop } from './tray.ts';

/** The printed model and the finished crown of the case that the screens show, on a tray. */
export function printedCrownCase(): Group {
  const { jaw, prepared } = crownCase();
  const model = polygonise(jaw, { low: [-36, -1, -36], high: [36, 30, 32] }, 0.34);
  const crown = polygonise(crownField(prepared.tooth), { low: [-8, -1, -8], high: [8, 10, 8] }, 0.2);
  return assembly(
    tray(170, 130),
    standing(solid(model, castResin('#d8c4a0')), [-24, -6], -8, trayTop),
    standing(solid(shaded(crown, -1, 7), ceramic), [52, 24], 20, trayTop),
  );
}
