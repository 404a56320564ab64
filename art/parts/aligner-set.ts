import type { Group } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { openShell } from '../shapes/open-shell.ts';
import { assembly, placed, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { sheetField } from './teeth/shells.ts';

export const view: Partial<View> = { azimuth: 16, elevation: 34, lens: 14, fill: { width: 0.84, height: 0.84 } };

/** An upper and a lower tray lie open side down, a third stands behind them on its ends. */
export function createPart(): Group {
  const upper = alignerGeometry('upper');
  const standing = turned(assembly(placed(clearSheet(upper), [0, -7, 0])), { x: -80 });
  return assembly(
    placed(turned(clearSheet(upper), { y: 20 }), [-29, 0, 12]),
    placed(turned(clearSheet(alignerGeometry('lower')), { y: -24 }), [30, 0, 18]),
    placed(turned(assembly(standing), { y: 186 }), [2, 26, -34]),
  );
}

/** Stands on y = 0 as it would cover its model, open side down. */
function alignerGeometry(jaw: 'upper' | 'lower') {
  const dentition = createDentition(createArch(jaw));
  const sheet = sheetField(dentition, { outside: 0.6, soft: 1.1, trim: -0.4 });
  const solid = polygonise(sheet.solid, { low: [-36, 10, -34], high: [36, 29, 33] }, 0.44);
  const geometry = openShell(solid, sheet.cut);
  geometry.computeBoundingBox();
  return geometry.translate(0, -(geometry.boundingBox?.min.y ?? 0), 0);
}
