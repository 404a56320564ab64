import { CylinderGeometry, type Group } from 'three';
import { softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';

/** The bottle a machine draws resin from, seen small: shoulders, cap and a band in the colour of the resin. */
export function supplyBottle(resin: string, height = 190, width = 92): Group {
  const body = prism({ width, depth: width, height: height * 0.78, corner: width * 0.28, edge: width * 0.2, foot: 3 });
  return assembly(
    solid(body, warmWhite),
    solid(
      prism({ width: width + 0.6, depth: width + 0.6, height: height * 0.16, corner: width * 0.28, edge: 0.2 }),
      castResin(resin),
      [0, height * 0.2, 0],
    ),
    solid(new CylinderGeometry(width * 0.26, width * 0.26, height * 0.22, 40), softBlack, [0, height * 0.88, 0]),
  );
}
