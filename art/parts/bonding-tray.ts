import type { Group } from 'three';
import { bracketSteel } from '../materials/bracket-steel.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bondingTray, frontSegment, frontTeeth, segmentFloor, segmentModel } from './teeth/bonding-segment.ts';
import { type Bracket, bracketOn } from './teeth/brackets.ts';

export const view: Partial<View> = { azimuth: -12, elevation: 34, lens: 14, fill: { width: 0.84, height: 0.86 } };

/** A loaded transfer tray in front of the model of the six teeth it belongs to. */
export function createPart(): Group {
  const dentition = frontSegment();
  const brackets = frontTeeth(dentition).map(bracketOn);
  const model = polygonise(segmentModel(dentition), { low: [-27, segmentFloor - 1, -6], high: [27, 28, 31] }, 0.25);
  const tray = polygonise(bondingTray(dentition, brackets), { low: [-29, 11, -6], high: [29, 31, 34] }, 0.26);
  return assembly(
    grounded(solid(model, castResin('#d8c4a0')), 1, -15),
    grounded(
      turned(
        assembly(
          clearSheet(tray, { tint: '#f6f8f7', edge: 0.66, shadow: '#dde0de' }),
          ...brackets.map((bracket) => solid(bracketGeometry(bracket), bracketSteel)),
        ),
        { y: 6 },
      ),
      -1,
      14,
    ),
  );
}

function bracketGeometry({ metal, middle }: Bracket) {
  const { x, y, z } = middle;
  return polygonise(metal, { low: [x - 3, y - 3, z - 3], high: [x + 3, y + 3, z + 3] }, 0.1);
}
